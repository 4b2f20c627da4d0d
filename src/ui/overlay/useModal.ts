// Opens and closes a native modal <dialog>: moves the focus in, plays the closing animation, then calls `onClosed` once.
import {
	type ComponentPropsWithRef,
	useEffectEvent,
	useLayoutEffect,
	useReducer,
	useRef,
	useState,
} from "react";
import { closeOnBack } from "./backGuard";
import { addModal, isStandInOpen } from "./openModals";
import { pressGuardId, usePressGuard } from "./pressGuard";

/** The accessible name of a dialog: a text or the id of its title. */
export type ModalName =
	| { label: string; labelledby?: undefined }
	| { label?: undefined; labelledby: string };

export interface ModalProps {
	open: boolean;
	/** Called for Escape, the phone's back, and a tap on the scrim. */
	onClose: () => void;
	/** The dialog is part of the address, so the phone's back button closes it without an extra history entry. */
	addressed?: boolean;
	/** Called once after each closing, when the animation is over and the focus is restored. */
	onClosed?: () => void;
}

type DialogAttributes = ComponentPropsWithRef<"dialog"> & {
	"data-closing"?: true;
	"data-scrim-kept"?: true;
};

/** Resolves after the closing animations of the dialog and its panel, or once the page is hidden, when they do not end. It skips the animations inside, which may be endless, and the press guard, which lasts longer. */
function closingAnimations(dialog: HTMLDialogElement): Promise<void> {
	if (document.hidden) return Promise.resolve();
	const targets = [dialog, dialog.firstElementChild];
	const motions = dialog
		.getAnimations({ subtree: true })
		.filter(
			({ id, effect }) =>
				id !== pressGuardId &&
				effect instanceof KeyframeEffect &&
				targets.includes(effect.target),
		);
	return new Promise((resolve) => {
		const end = () => {
			document.removeEventListener("visibilitychange", endIfHidden);
			resolve();
		};
		const endIfHidden = () => {
			if (document.hidden) end();
		};
		document.addEventListener("visibilitychange", endIfHidden);
		void Promise.allSettled(motions.map(({ finished }) => finished)).then(end);
	});
}

/** The element that had the focus before each dialog opened. */
const openers = new WeakMap<Element, Element>();

/** Returns the element that had the focus before a dialog; if that element is in a dialog that has closed since, the one before that dialog. */
function openerOf(dialog: Element): Element | undefined {
	const opener = openers.get(dialog);
	const closed = opener?.closest("dialog:not([open])");
	if (!closed) return opener;
	// Two dialogs that were opened repeatedly may be each other's opener.
	openers.delete(dialog);
	return openerOf(closed);
}

function showAndFocus(dialog: HTMLDialogElement): void {
	if (dialog.open) return;
	if (document.activeElement) openers.set(dialog, document.activeElement);
	dialog.showModal();
	const first = dialog.querySelector<HTMLElement>("[data-autofocus]");
	(first ?? dialog).focus({ preventScroll: true });
}

/** Returns the focus to the element that opened the dialog, which the browser does not do if that is in a dialog that has closed since. */
function closeAndRestore(dialog: HTMLDialogElement): void {
	dialog.close();
	const active = document.activeElement ?? document.body;
	const opener = openerOf(dialog);
	if (
		opener instanceof HTMLElement &&
		(active === document.body || dialog.contains(active))
	)
		opener.focus({ preventScroll: true });
}

/** Render the dialog while `present`, with `dialog` as its props; the focus goes to [data-autofocus] or else to the dialog. */
export function useModal({
	open,
	onClose,
	onClosed,
	addressed = false,
}: ModalProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const pressTarget = useRef<EventTarget>(null);
	const [present, setPresent] = useState(open);
	if (open && !present) setPresent(true);
	// A dialog that replaces its placeholder keeps the scrim, which is already on the screen.
	const [isScrimKept] = useState(() => open && isStandInOpen());
	const closed = useEffectEvent(() => {
		setPresent(false);
		onClosed?.();
	});

	const [, rerender] = useReducer((times: number) => times + 1, 0);
	useLayoutEffect(() => {
		if (open && ref.current) showAndFocus(ref.current);
	});
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!dialog || !present || open) return;
		let reopened = false;
		void closingAnimations(dialog).then(() => {
			if (reopened) return;
			closeAndRestore(dialog);
			closed();
		});
		return () => {
			reopened = true;
		};
	}, [open, present]);

	// A closing dialog no longer counts as open.
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (open && dialog) return addModal(dialog);
	}, [open]);
	usePressGuard(open);

	const requestClose = useEffectEvent(onClose);
	useLayoutEffect(() => {
		if (open && !addressed) return closeOnBack(() => requestClose());
	}, [open, addressed]);

	// Restores the focus when the dialog is unmounted while open.
	useLayoutEffect(() => {
		const dialog = present ? ref.current : null;
		return () => dialog?.close();
	}, [present]);

	return {
		present,
		dialog: {
			ref,
			tabIndex: -1,
			"data-closing": open ? undefined : true,
			"data-scrim-kept": isScrimKept || undefined,
			onCancel: (event) => {
				if (event.target !== ref.current) return;
				event.preventDefault();
				onClose();
			},
			// The browser may close the dialog without a cancel event; rendering again reopens it if its owner keeps it open.
			onClose: () => {
				if (!open || ref.current?.open !== false) return;
				onClose();
				rerender();
			},
			// A press that began inside is not a tap on the scrim.
			onPointerDown: (event) => {
				pressTarget.current = event.target;
			},
			// A closing dialog ignores clicks, so that it is not answered twice.
			onClickCapture: (event) => {
				if (open) return;
				event.preventDefault();
				event.stopPropagation();
			},
			onClick: (event) => {
				const scrim = event.currentTarget;
				if (event.target === scrim && pressTarget.current === scrim) onClose();
			},
		} satisfies DialogAttributes,
	};
}
