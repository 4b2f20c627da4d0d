// Where a notification leads, by its action type (3 §4 Notifications).
import { type Notification, notifyAction } from "../../contract/notify";
import { notifyReference } from "../../contract/notifyReference";
import { safeUrl } from "../../contract/webAddress";
import { emptyIfPlaceholder } from "../app/emptyIfPlaceholder";
import { type LinkTarget, linkTarget } from "../app/link";
import { pathWith, privilegeParameter } from "../app/pagePaths";

const path = (page: string, query: Record<string, string>): LinkTarget => ({
	kind: "path",
	path: pathWith(page, query),
});

/** Returns where a notification leads; null where it leads nowhere or its reference is invalid. `origin` is the app's own. */
export function notifyTarget(
	notification: Pick<Notification, "action_type" | "reference">,
	origin: string,
): LinkTarget | null {
	const reference = emptyIfPlaceholder(notification.reference);
	if (!reference) return null;
	/** Returns the page with the part of the reference that matches `form`. */
	const pathOf = (form: RegExp, page: string, name: string, more = {}) => {
		const [id] = form.exec(reference) ?? [];
		return id ? path(page, { [name]: id, ...more }) : null;
	};
	switch (notification.action_type) {
		case notifyAction.privilege:
			// Opens over the notifications, so that closing it leads back to them.
			return path("/notification", { [privilegeParameter]: reference });
		case notifyAction.privilegeGroup:
			return pathOf(
				notifyReference.privilegeGroup,
				"/privilege-group-deal",
				"pvg_ref",
			);
		case notifyAction.article:
			return pathOf(notifyReference.article, "/article", "alt_reference");
		case notifyAction.survey:
			return pathOf(notifyReference.survey, "/survey", "ref", {
				module: "noti",
			});
		case notifyAction.banner:
			return linkTarget(reference, origin);
		case notifyAction.external:
			return safeUrl(reference) ? linkTarget(reference, origin) : null;
		default:
			return null;
	}
}

export const countUnread = (list: readonly Pick<Notification, "is_read">[]) =>
	list.filter(({ is_read }) => !is_read).length;
