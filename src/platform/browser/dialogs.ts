// Dialogs asked for from anywhere: plain data in one atom, no callbacks; app maps the name to a component (1 §2).
import { atom } from "jotai";
import type { LocalizedMessage } from "../../contract/envelope";
import {
	type Confirmation,
	confirmAfter,
	type DialogText,
	inHouseLook,
} from "../../domain/app/confirmation";
import type { InstallCard } from "../../domain/app/installCard";
import type { CodeCard } from "../../domain/code/codeCard";
import type { LeavingAccount } from "../../domain/session/account";
import { store } from "../query/store";

/** Features add their own dialogs to this union. */
export type DialogRequest =
	| ({ name: "confirmation" } & Confirmation)
	/** The code popup; start begins the countdown where the code has one (2 §4). */
	| {
			name: "rewardCode";
			transactionId: string;
			start?: boolean;
			/** How long the code lives once started; 0 where unknown. */
			minutes?: number;
			/** What to draw around the code, where the asker knows it. */
			card?: CodeCard;
			/** Asks at once whether it was used, for the server refused that so. */
			notUsed?: LocalizedMessage;
	  }
	/** Where the parcel of a delivered prize is; transactionId is its claim's (2 §3 Tracking). */
	| { name: "tracking"; transactionId: string; card?: CodeCard }
	| { name: "sessionTimeout"; message: DialogText }
	| { name: "offline" }
	/** A claim whose reply was lost is being found out; entryId names it in the claim journal. */
	| {
			name: "checkingClaim";
			entryId: string;
			/** Its end came to be known while nobody was waiting for it. */
			inBackground?: boolean;
	  }
	/** The terms that a claim needs agreed; `ask` tells whether they are. */
	| { name: "terms" }
	/** The way to the home screen. */
	| { name: "install"; card: InstallCard }
	/** Asks before an account leaves this phone, for another one (`next`: how it is named, "" where unknown) or for nobody (null). */
	| {
			name: "leaveAccount";
			account: LeavingAccount;
			next: string | null;
	  };

/** The open dialog. Every opening is an object of its own, so that a host can tell two alike apart. */
export const dialogAtom = atom<DialogRequest | null>(null);

/** The question of an open confirm(), and the answer that waits for the frame to be gone. */
let asked: { answer: boolean; settle: (answer: boolean) => void } | null = null;

/** When the last dialog closed, on the steady clock. */
let closedAt = 0;

function settle() {
	const question = asked;
	asked = null;
	question?.settle(question.answer);
}

/** Opens a dialog in place of any other; an unanswered question counts as declined. */
export function openDialog(request: DialogRequest): void {
	settle();
	store.set(
		dialogAtom,
		request.name === "confirmation" ? inHouseLook(request) : { ...request },
	);
}

/**
 * Closes the dialog and clears every field. The answer reaches whoever asked
 * when the frame has gone (`dialogClosed`), 200 ms later (1 §9).
 */
export function closeDialog(answer = false): void {
	if (asked) asked.answer = answer;
	closedAt = performance.now();
	store.set(dialogAtom, null);
}

/** Runs the work 200 ms after the last closing, also where the frame went without a motion (1 §9). */
export function afterDialogClose(work: () => void): void {
	const left = confirmAfter - (performance.now() - closedAt);
	setTimeout(work, Math.max(0, left));
}

/** For the frame's onClosed: the dialog is no longer on the screen. */
export function handleDialogClosed(): void {
	const question = asked;
	afterDialogClose(() => {
		if (asked === question && store.get(dialogAtom) === null) settle();
	});
}

/** Opens a dialog that asks for something; true only for a yes, once the dialog has gone. */
export function openQuestion(request: DialogRequest): Promise<boolean> {
	openDialog(request);
	return new Promise((resolve) => {
		asked = { answer: false, settle: resolve };
	});
}

/** Asks by a confirmation dialog. */
export const confirm = (request: Confirmation): Promise<boolean> =>
	openQuestion({ name: "confirmation", ...request });

let shown: () => void = () => undefined;
/** Resolves once the first dialog of this page has been painted; what comes after it may then take its time. */
export const firstDialogPainted = new Promise<void>((resolve) => {
	shown = () =>
		requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
});

/** For the host: the dialog is on the screen. */
export function handleDialogShown(): void {
	shown();
}
