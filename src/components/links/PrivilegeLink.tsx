// Opens a privilege over the current page and keeps the rest of the address (1 §2).
import { Link, useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, useContext } from "react";
import { privilegeParameter } from "../../domain/app/pagePaths";
import { pressHandlers } from "../../platform/browser/openLink";

/** The list that privileges are opened from, as a category's id or a name, which is added to their addresses (2 §2). */
export const OpenedFrom = createContext<string | undefined>(undefined);

const overPage = (reference: string, categoryid?: string) => ({
	to: ".",
	search: (current: Record<string, unknown>) => ({
		...current,
		[privilegeParameter]: reference,
		categoryid,
	}),
	resetScroll: false,
	viewTransition: false,
});

/** Returns a function that opens a privilege by its alt_reference or 4-digit reference. */
export function useOpenPrivilege(): (reference: string) => void {
	const router = useRouter();
	return (reference) => void router.navigate(overPage(reference));
}

/** `reference` is an alt_reference or a 4-digit reference. */
export function PrivilegeLink({
	reference,
	className,
	onOpen,
	children,
}: {
	reference: string;
	className?: string;
	onOpen?: () => void;
	children: ReactNode;
}) {
	const categoryid = useContext(OpenedFrom);
	return (
		<Link
			{...overPage(reference, categoryid)}
			{...pressHandlers(onOpen)}
			className={className}
		>
			{children}
		</Link>
	);
}
