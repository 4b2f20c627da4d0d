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

/** The name of a dialog: its words, or the id of its title. */
export type ModalName =
	| { label: string; labelledby?: undefined }
	| { label?: undefined; labelledby: string };

export interface ModalProps {
	open: boolean;
	/** Called for Escape, the phone's back, and a tap on the scrim. */
	onClose: () => void;
	/** It is part of the address, so the phone's back closes it without a guard. */
	addressed?: boolean;
	/** Called once after each closing, when the animation is over and the focus is restored. */
	onClosed?: () => void;
}

type DialogAttributes = ComponentPropsWithRef<"dialog"> & {
	"data-closing"?: true;
	"data-scrim-kept"?: true;
};

/** Resolves after the closing animations of the dialog and its panel, or once the page is hidden, where they do not end; other animations inside may be endless, and a guard outlasts them. */
function closingAnimations(dialog: HTMLDialogElement): Promise<void> {
	if (document.hidden) return Promise.resolve();
	const own = [dialog, dialog.firstElementChild];
	const motions = dialog
		.getAnimations({ subtree: true })
		.filter(
			({ id, effect }) =>
				id !== pressGuardId &&
				effect instanceof KeyframeEffect &&
				own.includes(effect.target),
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

/** What had the focus before each dialog. */
const openers = new WeakMap<Element, Element>();

/** What had the focus before a dialog; where that is in one that has closed since, what had it before that one. */
function openerOf(dialog: Element): Element | undefined {
	const opener = openers.get(dialog);
	const closed = opener?.closest("dialog:not([open])");
	if (!closed) return opener;
	// Two that were opened again and again may be each other's.
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

/** Gives the focus back to what opened the dialog, which the browser does not find behind a dialog that has closed since. */
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

/** `present`: render the dialog, with `dialog` as its props. The focus goes to [data-autofocus], else to the dialog. */
export function useModal({
	open,
	onClose,
	onClosed,
	addressed = false,
}: ModalProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	const [present, setPresent] = useState(open);
	if (open && !present) setPresent(true);
	// It takes the place of its stand-in, whose scrim is on the screen already.
	const [isScrimKept] = useState(() => open && isStandInOpen());
	const closed = useEffectEvent(() => {
		setPresent(false);
		onClosed?.();
	});

	const [, drawAgain] = useReducer((times: number) => times + 1, 0);
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

	const askedToClose = useEffectEvent(onClose);
	useLayoutEffect(() => {
		if (open && !addressed) return closeOnBack(() => askedToClose());
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
			// The browser may close it without a cancel event; the owner may keep it open.
			onClose: () => {
				if (!open || ref.current?.open !== false) return;
				onClose();
				drawAgain();
			},
			// A press that began inside is not a tap on the scrim.
			onPointerDown: (event) => {
				pressed.current = event.target;
			},
			// A closing dialog takes no second answer.
			onClickCapture: (event) => {
				if (open) return;
				event.preventDefault();
				event.stopPropagation();
			},
			onClick: (event) => {
				const scrim = event.currentTarget;
				if (event.target === scrim && pressed.current === scrim) onClose();
			},
		} satisfies DialogAttributes,
	};
}
