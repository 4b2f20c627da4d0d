// Which overlay may open over which; automatic ones wait.

const dialogs = [
	"undo",
	"code",
	"claim",
	"dialog",
	"account",
	"sessionTimeout",
] as const;

export type Overlay =
	| (typeof dialogs)[number]
	| "offline"
	| "sheet"
	| "install"
	| "update";

/** What each overlay that opens without a press waits for; a sheet covers the update card, which waits for the rest. */
const waitsFor = {
	sessionTimeout: ["undo", "code", "account"],
	outcome: [...dialogs, "offline", "install"],
	offline: [...dialogs, "offline", "install"],
	homeFlow: [...dialogs, "offline", "install", "sheet"],
	install: [...dialogs, "offline", "install", "sheet", "update"],
	update: [...dialogs, "offline", "install"],
} satisfies Record<string, readonly Overlay[]>;
export type AutomaticOverlay = keyof typeof waitsFor;

/** Whether nothing on the screen makes the overlay wait. */
export const canOpenOver = (
	overlay: AutomaticOverlay,
	onScreen: readonly Overlay[],
): boolean => !waitsFor[overlay].some((it) => onScreen.includes(it));
