// A live region: its text is announced politely when it appears and when it changes.
import { type ReactNode, useEffect, useState } from "react";

/** How long the region is in the page before its text, in ms. */
const delayMs = 150;

/** Screen readers skip a region that is added together with its text: at first the text is hidden from them. */
export function Status({
	as: Element = "p",
	className,
	children,
}: {
	as?: "p" | "span" | "div";
	className?: string;
	children: ReactNode;
}) {
	const [isKnown, setKnown] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setKnown(true), delayMs);
		return () => clearTimeout(timer);
	}, []);
	const Text = Element === "div" ? "div" : "span";
	return (
		<Element role="status" className={className}>
			{/* A new element is an addition to the region, which is announced. */}
			{children && (
				<Text
					key={isKnown ? "known" : "new"}
					aria-hidden={!isKnown || undefined}
					className="contents"
				>
					{children}
				</Text>
			)}
		</Element>
	);
}
