// A live region: its text is announced politely when it appears and when it changes.
import { type ReactNode, useEffect, useState } from "react";

/** How long the region is in the page before its text, in ms. A dialog that closes as the region appears has left the screen by then: until that, what is outside it is inert and not heard. */
const delayMs = 400;

/** Screen readers skip a region that is added together with its text: at first the text is hidden from them. */
export function Status({
	as: Element = "p",
	className,
	announcementKey,
	children,
}: {
	as?: "p" | "span" | "div";
	className?: string;
	/** Another one announces the text again, also where its words are the same. */
	announcementKey?: string | number;
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
					key={`${isKnown} ${announcementKey}`}
					aria-hidden={!isKnown || undefined}
					className="contents"
				>
					{children}
				</Text>
			)}
		</Element>
	);
}
