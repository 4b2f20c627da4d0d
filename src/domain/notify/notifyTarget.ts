// Where a notification leads, by its action type (3 §4 Notifications).
import { type Notification, notifyAction } from "../../contract/notify";
import { type LinkTarget, linkTarget, safeUrl } from "../app/link";
import { normalizeReference } from "../app/normalizeReference";
import { bannerTarget } from "../home/banner";

const within = (text: string, form: RegExp) => form.exec(text)?.[0] ?? null;
const path = (page: string, query: Record<string, string>): LinkTarget => ({
	kind: "path",
	path: `${page}?${new URLSearchParams(query)}`,
});

/** null where it is only read or its reference is invalid; `origin` is the app's own. */
export function notifyTarget(
	notification: Pick<Notification, "action_type" | "reference">,
	origin: string,
): LinkTarget | null {
	const reference = normalizeReference(notification.reference);
	if (!reference) return null;
	switch (notification.action_type) {
		case notifyAction.privilege:
			// Over the notifications, so that closing it leads back.
			return path("/notification", { "modal-privilege": reference });
		case notifyAction.privilegeGroup: {
			const group = within(reference, /PVG_\w+/);
			return group ? path("/privilege-group-deal", { pvg_ref: group }) : null;
		}
		case notifyAction.article: {
			const article = within(reference, /AR_\w+/);
			return article ? path("/article", { alt_reference: article }) : null;
		}
		case notifyAction.survey: {
			const survey = within(reference, /SVY_\w+/);
			return survey ? path("/survey", { ref: survey, module: "noti" }) : null;
		}
		case notifyAction.banner:
			return bannerTarget(
				{ path: reference, call_to_action: "", name: "" },
				origin,
			);
		case notifyAction.external:
			return safeUrl(reference) ? linkTarget(reference, origin) : null;
		default:
			return null;
	}
}

export const countUnread = (list: readonly Pick<Notification, "is_read">[]) =>
	list.filter(({ is_read }) => !is_read).length;
