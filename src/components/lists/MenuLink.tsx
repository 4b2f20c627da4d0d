// A row of a menu that opens a page.
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { MenuRow, menuRowClass } from "../../ui/list/MenuList";

export function MenuLink({
	to,
	search,
	...row
}: Omit<ComponentProps<typeof MenuRow>, "isAction"> & {
	to: string;
	search?: Record<string, string>;
}) {
	return (
		<li>
			<Link to={to} search={search} className={menuRowClass}>
				<MenuRow {...row} />
			</Link>
		</li>
	);
}
