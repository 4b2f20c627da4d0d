// A live region: its text is announced politely when it appears and when it changes.
import { type ReactNode, useEffect, useState } from "react";

/** How long the text is hidden after the region appears, in ms: longer than a dialog takes to close, which makes everything outside it inert and silent. */
const delayMs = 400;

/** Screen readers ignore a live region that is added together with its text, so the text is hidden from them at first. */
export function Status({
	as: Element = "p",
	className,
	announcementKey,
	children,
}: {
	as?: "p" | "span" | "div";
	className?: string;
	/** A new key announces the text again, even if it is the same. */
	announcementKey?: string | number;
	children: ReactNode;
}) {
	const [isExposed, setExposed] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setExposed(true), delayMs);
		return () => clearTimeout(timer);
	}, []);
	const Text = Element === "div" ? "div" : "span";
	return (
		<Element role="status" className={className}>
			{/* A new key makes a new element, which screen readers announce as an addition to the region. */}
			{children && (
				<Text
					key={`${isExposed} ${announcementKey}`}
					aria-hidden={!isExposed || undefined}
					className="contents"
				>
					{children}
				</Text>
			)}
		</Element>
	);
}
