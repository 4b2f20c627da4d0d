// Which overlay may open over which; automatic ones wait.

export type Overlay =
	| "undo"
	| "code"
	| "claim"
	| "dialog"
	| "account"
	| "sessionTimeout"
	| "offline"
	| "sheet"
	| "install"
	| "update";

/** Overlays that open without a press. */
export type AutomaticOverlay =
	| "sessionTimeout"
	| "offline"
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

/** Whether nothing on the screen makes the overlay wait. */
export const canOpenOver = (
	overlay: AutomaticOverlay,
	onScreen: readonly Overlay[],
): boolean => !waitsFor[overlay].some((it) => onScreen.includes(it));
