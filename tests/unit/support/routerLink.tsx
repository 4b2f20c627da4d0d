// A fake of the router's Link for tests without a router: an anchor with the resulting address.
import type { MouseEventHandler, ReactNode } from "react";

type Search = Record<string, string | undefined>;

export function Link({
	to,
	search = {},
	className,
	"aria-label": label,
	onClick,
	onAuxClick,
	children,
}: {
	to: string;
	search?: Search | ((current: Search) => Search);
	className?: string;
	"aria-label"?: string;
	onClick?: MouseEventHandler;
	onAuxClick?: MouseEventHandler;
	children: ReactNode;
}) {
	const given = typeof search === "function" ? search({}) : search;
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(given))
		if (value !== undefined) query.set(name, value);
	const href = [to === "." ? "" : to, query].join(query.size > 0 ? "?" : "");
	return (
		<a
			href={href}
			className={className}
			aria-label={label}
			{...{ onClick, onAuxClick }}
		>
			{children}
		</a>
	);
}
