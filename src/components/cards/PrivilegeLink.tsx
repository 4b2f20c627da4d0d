// A link that opens a privilege over the current page: the rest of the address is kept (1 §2).
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { privilegeParameter } from "../../domain/app/pagePaths";

/** `reference` is an alt_reference or a 4-digit reference; `categoryid` names the list it is opened from (2 §2). */
export function PrivilegeLink({
	reference,
	categoryid,
	className,
	onOpen,
	children,
}: {
	reference: string;
	categoryid?: string;
	className?: string;
	onOpen?: () => void;
	children: ReactNode;
}) {
	return (
		<Link
			to="."
			search={(current: Record<string, unknown>) => ({
				...current,
				[privilegeParameter]: reference,
				categoryid,
			})}
			onClick={onOpen}
			resetScroll={false}
			viewTransition={false}
			className={className}
		>
			{children}
		</Link>
	);
}
