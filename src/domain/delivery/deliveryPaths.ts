// The pages of a delivery, and the page to return to by module (2 §2 Delivery routes, 2 §8).
import { ownValue } from "../app/ownValue";
import { couponsPath, pathWith, privilegePath } from "../app/pagePaths";

const pages: Record<string, string> = {
	registration_reward: "/registration_reward",
	survey: "/registration_reward",
	banner: "/",
	announcement: "/announcement",
	noti: "/notification",
	history: couponsPath,
};

/** The page to return to; home for an unknown module. */
export function modulePage(module: string, reference: string): string {
	if (module === "privilege" && reference !== "")
		return privilegePath(reference);
	return ownValue(pages, module) ?? "/";
}

/** The first page of a delivery. */
export const addressPage = "/address";
const mobilePage = "/mobileno";
const otpPage = "/otp";

export const isDeliveryPage = (pathname: string): boolean =>
	[addressPage, mobilePage, otpPage].includes(pathname);

export const addressPath = (module: string): string =>
	pathWith(addressPage, { module });

/** The page of the one-time code where the number is known, else the number page (2 §4). */
export const pathAfterAddress = (module: string, mobile: string): string =>
	mobile === "" ? mobilePath(module) : otpPath(module, mobile);

export const mobilePath = (module: string): string =>
	pathWith(mobilePage, { module });

export const otpPath = (module: string, mobile: string): string =>
	pathWith(otpPage, { contact_no: mobile, module });
