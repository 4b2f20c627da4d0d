// Which overlays keep another one from opening by itself.

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

/** The overlays that each one that opens without a press waits for; the update card does not wait for a sheet, which covers it. */
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
