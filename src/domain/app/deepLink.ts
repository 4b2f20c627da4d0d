// The first page after sign-in, by the kind of deep link (1 §2).
import type { DeepLink } from "../../contract/authentication";
import { isNumericReference } from "../../contract/webAddress";
import { ownValue } from "./ownValue";
import { couponsPath, pathWith, privilegePath } from "./pagePaths";

const mainPages: Record<string, string> = {
	"": "/",
	home: "/",
	mycoupon: couponsPath,
	myprofile: "/profile",
};

/** Whether a deep link with this id leads to an article's page. */
export const isArticleReference = (id: string): boolean => id.startsWith("AR_");

function detailPath(id: string): string | null {
	if (id.startsWith("PVG_"))
		return pathWith("/privilege-group-deal", { pvg_ref: id });
	if (id.startsWith("PV_") || isNumericReference(id)) return privilegePath(id);
	if (isArticleReference(id))
		return pathWith("/registration_reward/detail", { alt_reference: id });
	if (id.startsWith("SVY_")) return pathWith("/survey", { ref: id });
	return null;
}

/** Returns the in-app path of a deep link; home where there is none, null for an unknown one. */
export function deepLinkPath(link: DeepLink): string | null {
	if (link.type === "main") return ownValue(mainPages, link.cmd) ?? null;
	if (link.type === "category") {
		const { cmd_category_parent_id: parent, cmd_category_child_id: child } =
			link;
		return parent && child
			? pathWith("/privilege", { catId: parent, subcatId: child })
			: "/";
	}
	if (link.type === "detail") return detailPath(link.cmd_detail_id);
	return link.type === "" ? "/" : null;
}
