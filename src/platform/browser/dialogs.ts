// Dialog requests as plain data in one atom; app maps the name to a component (1 §2).
import { atom } from "jotai";
import {
	type Confirmation,
	confirmDelayMs,
	type DialogText,
	withDefaultLook,
} from "../../domain/app/confirmation";
import type { InstallMethod } from "../../domain/app/installMethod";
import type { CodeCard } from "../../domain/code/codeCard";
import type {
	AccountLabel,
	LeavingAccount,
} from "../../domain/session/account";
import { atomStore } from "../atomStore";

export type DialogRequest =
	| ({ name: "confirmation" } & Confirmation)
	/** The code dialog; `start` begins the countdown where the code has one (2 §4), `atOnce` leaves out the opening motion. */
	| {
			name: "rewardCode";
			transactionId: string;
			start?: boolean;
			atOnce?: boolean;
			minutes?: number;
			card?: CodeCard;
			/** Why a use could not be marked, empty where no reply came: ask at once whether the code was used. */
			notUsed?: DialogText;
	  }
	/** Parcel tracking of a delivered prize; transactionId is its claim's (2 §3 Tracking). */
	| { name: "tracking"; transactionId: string; card?: CodeCard }
	| { name: "sessionTimeout"; message: DialogText }
	| { name: "offline" }
	/** A claim with a lost reply is being reconciled; entryId is its claim journal entry. */
	| {
			name: "checkingClaim";
			entryId: string;
			/** The result arrived while nobody waited for it. */
			inBackground?: boolean;
	  }
	/** The terms a claim needs; answers whether they are agreed. */
	| { name: "terms" }
	| { name: "install"; card: InstallMethod }
	/** Confirms that an account leaves this phone. `next`: label of the new account, null for none. */
	| {
			name: "leaveAccount";
			account: LeavingAccount;
			next: AccountLabel | null;
	  };

/** The open dialog; each opening is a new object, so that two equal ones differ. */
export const dialogAtom = atom<DialogRequest | null>(null);

export const isDialogOpen = (): boolean => atomStore.get(dialogAtom) !== null;

/** Gives a function that says whether a dialog is open which was opened meanwhile, such as a code at the counter. */
export function watchForDialog(): () => boolean {
	const before = atomStore.get(dialogAtom);
	return () => isDialogOpen() && atomStore.get(dialogAtom) !== before;
}

interface Question {
	answer: boolean;
	resolve: (answer: boolean) => void;
	reject: (failure: Error) => void;
}

let question: Question | null = null;

export const isQuestionOpen = (): boolean => question !== null;

let closedAt = 0;

function answerQuestion() {
	const answered = question;
	question = null;
	answered?.resolve(answered.answer);
}

/** Called where the dialog of the open question could not be shown: nobody has answered it. */
export function failQuestion(): void {
	question?.reject(new Error("The question could not be shown"));
	question = null;
}

/** Opens a dialog in place of any other; an open question counts as declined. */
export function openDialog(request: DialogRequest): void {
	answerQuestion();
	atomStore.set(
		dialogAtom,
		request.name === "confirmation" ? withDefaultLook(request) : { ...request },
	);
}

/** Opens the offline dialog, for a press that needs the network (1 §2), unless another dialog is open. */
export function openOfflineDialog(): void {
	if (!isDialogOpen()) openDialog({ name: "offline" });
}

/** Closes the dialog; the answer is delivered 200 ms after the frame has gone (1 §9). */
export function closeDialog(answer = false): void {
	if (question) question.answer = answer;
	closedAt = performance.now();
	atomStore.set(dialogAtom, null);
}

/** Runs the work when the last dialog has been closed for 200 ms (1 §9). */
export function afterDialogClose(work: () => void): void {
	const left = confirmDelayMs - (performance.now() - closedAt);
	setTimeout(work, Math.max(0, left));
}

/** Called by the dialog host when the frame is no longer on the screen. */
export function handleDialogClosed(): void {
	const closed = question;
	afterDialogClose(() => {
		if (question === closed && !isDialogOpen()) answerQuestion();
	});
}

/** Opens a dialog that asks something; resolves after it closed, true only for a yes. Rejects where it could not be shown. */
export function openQuestion(request: DialogRequest): Promise<boolean> {
	openDialog(request);
	return new Promise((resolve, reject) => {
		question = { answer: false, resolve, reject };
	});
}

/** Never rejects: this dialog is loaded with its host. */
export const confirm = (request: Confirmation): Promise<boolean> =>
	openQuestion({ name: "confirmation", ...request }).catch(() => false);

let handlePainted = () => {};
/** Resolves when the first dialog of this document has been painted. */
export const firstDialogPainted = new Promise<void>((resolve) => {
	handlePainted = resolve;
});

/** Called when a dialog's content is on the screen. */
export function handleDialogShown(): void {
	requestAnimationFrame(() => requestAnimationFrame(handlePainted));
}
