// The request of the open dialog as plain data in one atom; the app layer maps its name to a component (1 §2).
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
	/** The code dialog; `start` starts the code's countdown if it has one (2 §4), `atOnce` skips the opening animation. */
	| {
			name: "rewardCode";
			transactionId: string;
			start?: boolean;
			atOnce?: boolean;
			minutes?: number;
			card?: CodeCard;
			/** Why a use could not be marked, empty if no reply arrived; the dialog then asks at once whether the code was used. */
			notUsed?: DialogText;
	  }
	/** Parcel tracking of a prize; transactionId is that of its claim (2 §3 Tracking). */
	| { name: "tracking"; transactionId: string; card?: CodeCard }
	| { name: "sessionTimeout"; message: DialogText }
	| { name: "offline" }
	/** The reconciliation of a claim whose reply was lost; entryId is that of its claim journal entry. */
	| {
			name: "checkingClaim";
			entryId: string;
			/** Whether the result arrived while nobody was waiting for it. */
			inBackground?: boolean;
	  }
	/** The terms that a claim requires; the answer is whether the customer has agreed to them. */
	| { name: "terms" }
	| { name: "install"; card: InstallMethod }
	/** Asks to confirm that an account is removed from this phone; `next` is the label of the new account, null for none. */
	| {
			name: "leaveAccount";
			account: LeavingAccount;
			next: AccountLabel | null;
	  };

/** The open dialog; each opening sets a new object, so that two equal requests can be told apart. */
export const dialogAtom = atom<DialogRequest | null>(null);

export const isDialogOpen = (): boolean => atomStore.get(dialogAtom) !== null;

/** Returns a function that tells whether a dialog is open that was opened after this call, such as a code at the counter. */
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
	const pending = question;
	question = null;
	pending?.resolve(pending.answer);
}

/** Rejects the open question, because its dialog could not be shown and nobody has answered it. */
export function failQuestion(): void {
	question?.reject(new Error("The question could not be shown"));
	question = null;
}

/** Opens a dialog in place of any other; an open question is resolved at once, as declined unless it was just closed with a yes. */
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

/** Closes the dialog; its question is resolved after 200 ms (1 §9), or once the frame has left the screen if that takes longer. */
export function closeDialog(answer = false): void {
	if (question) question.answer = answer;
	closedAt = performance.now();
	atomStore.set(dialogAtom, null);
}

/** Runs the work when the last dialog has been closed for 200 ms (1 §9). */
export function afterDialogClose(work: () => void): void {
	const remainingMs = confirmDelayMs - (performance.now() - closedAt);
	setTimeout(work, Math.max(0, remainingMs));
}

/** Called by the dialog host when the frame is no longer on the screen. */
export function handleDialogClosed(): void {
	const closed = question;
	afterDialogClose(() => {
		if (question === closed && !isDialogOpen()) answerQuestion();
	});
}

/** Opens a dialog that asks a question; resolves after it has closed, to true only if the answer is yes. Rejects if the dialog cannot be shown. */
export function openQuestion(request: DialogRequest): Promise<boolean> {
	openDialog(request);
	return new Promise((resolve, reject) => {
		question = { answer: false, resolve, reject };
	});
}

/** Asks for a confirmation and resolves to the answer; never rejects. */
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
