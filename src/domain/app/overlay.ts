// What may open over what: the undo of a use and a shown code come first, and whatever opens by itself waits for its turn.

export type Overlay =
	/** The bar that can take a use back. */
	| "undo"
	/** A code at the counter. */
	| "code"
	/** A claim whose reply was lost is being looked up. */
	| "claim"
	/** A question, an answer or a failure in a dialog. */
	| "dialog"
	/** A question about leaving the account. */
	| "account"
	| "sessionTimeout"
	| "offline"
	/** Any modal of a page: a privilege, a choice, a step of the home flow. */
	| "sheet"
	| "install"
	| "update";

/** What opens without a press of the person; a press opens at once, over anything. */
export type AutomaticOverlay =
	| "sessionTimeout"
	| "offline"
	/** How a claim or a use ended that was not waited for. */
	| "outcome"
	/** Registration, tours, terms, the announcement, the tier's end. */
	| "homeFlow"
	| "install"
	| "update";

const dialogs = [
	"undo",
	"code",
	"claim",
	"dialog",
	"account",
	"sessionTimeout",
] as const;

/** What each waits for. A waiting update is a card of the page: it lies under a sheet, and gives way to the rest. */
const waitsFor: Record<AutomaticOverlay, readonly Overlay[]> = {
	sessionTimeout: ["undo", "code", "account"],
	outcome: [...dialogs, "offline", "install"],
	offline: [...dialogs, "offline", "install"],
	homeFlow: [...dialogs, "offline", "install", "sheet"],
	install: [...dialogs, "offline", "install", "sheet", "update"],
	update: [...dialogs, "offline", "install"],
};

/** Whether it may open while these are on the screen. */
export const canOpenOver = (
	overlay: AutomaticOverlay,
	onScreen: readonly Overlay[],
): boolean => !waitsFor[overlay].some((it) => onScreen.includes(it));
