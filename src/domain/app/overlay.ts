// Which overlay may open over which; automatic ones wait.

export type Overlay =
	/** The bar that undoes a use. */
	| "undo"
	/** A shown code. */
	| "code"
	/** The check of a claim whose reply was lost. */
	| "claim"
	| "dialog"
	/** The question about leaving the account. */
	| "account"
	| "sessionTimeout"
	| "offline"
	/** Any modal of a page. */
	| "sheet"
	| "install"
	| "update";

/** Overlays that open without a press. */
export type AutomaticOverlay =
	| "sessionTimeout"
	| "offline"
	/** The result of a claim or use that ended in the background. */
	| "outcome"
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

/** What each waits for; a sheet covers the update card, which waits for the rest. */
const waitsFor: Record<AutomaticOverlay, readonly Overlay[]> = {
	sessionTimeout: ["undo", "code", "account"],
	outcome: [...dialogs, "offline", "install"],
	offline: [...dialogs, "offline", "install"],
	homeFlow: [...dialogs, "offline", "install", "sheet"],
	install: [...dialogs, "offline", "install", "sheet", "update"],
	update: [...dialogs, "offline", "install"],
};

export const canOpenOver = (
	overlay: AutomaticOverlay,
	onScreen: readonly Overlay[],
): boolean => !waitsFor[overlay].some((it) => onScreen.includes(it));
