// The button of every screen, and its class names for links.
import { useLingui } from "@lingui/react/macro";
import {
	type ButtonHTMLAttributes,
	type ReactNode,
	useEffect,
	useState,
} from "react";
import { Status } from "../feedback/Status";
import { PhraseWrap } from "../layout/PhraseWrap";
import styles from "./Button.module.css";

export interface ButtonLook {
	kind?: "main" | "second" | "text" | "good" | "plain" | "surface" | "line";
	size?: "main" | "large" | "small";
	/** Takes the whole width, which is the default except for small buttons. */
	block?: boolean;
}

/** The class names of a button, for a link that should look like one. */
export function buttonClass({
	kind = "main",
	size = "main",
	block = size !== "small",
}: ButtonLook = {}): string {
	return `target ${styles.button} ${styles[kind]} ${styles[`size-${size}`] ?? ""} ${block ? styles.block : ""}`;
}

/** The icon and the words of a button or of a link that looks like one. */
export function ButtonLabel({
	icon,
	children,
}: {
	icon?: ReactNode;
	children: ReactNode;
}) {
	const words = (
		<span>
			<PhraseWrap>{children}</PhraseWrap>
		</span>
	);
	if (!icon) return words;
	return (
		<span className={styles.words}>
			{icon}
			{words}
		</span>
	);
}

/** Tells screen readers that an action is in progress. */
export function BusyStatus() {
	const { t } = useLingui();
	return (
		<Status as="span" className="visually-hidden">{t`Please wait`}</Status>
	);
}

/** A `busy` button keeps its width, has aria-busy, ignores presses and is announced if it was pressed; a `locked` one looks disabled but handles presses, for instance to say why. */
export function Button({
	kind,
	size,
	block,
	icon,
	busy = false,
	locked = false,
	children,
	onClick,
	...rest
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className"> &
	ButtonLook & { icon?: ReactNode; busy?: boolean; locked?: boolean }) {
	const [isPressed, setPressed] = useState(false);
	useEffect(() => {
		if (!busy) setPressed(false);
	}, [busy]);
	const waiting = (
		<span className={`turning ${styles.waiting}`} aria-hidden="true" />
	);
	return (
		<>
			<button
				type="button"
				{...rest}
				className={buttonClass({ kind, size, block })}
				aria-busy={busy || undefined}
				aria-disabled={busy || locked || undefined}
				data-locked={locked || undefined}
				onClick={(event) => {
					setPressed(true);
					if (!busy) onClick?.(event);
				}}
			>
				<ButtonLabel icon={busy ? waiting : icon}>{children}</ButtonLabel>
			</button>
			{busy && isPressed && <BusyStatus />}
		</>
	);
}
