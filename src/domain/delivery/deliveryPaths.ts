// Where a delivery came from: the page of its module, and the addresses of its steps (2 §2 Delivery routes, 2 §8).

const pages: Record<string, string> = {
	registration_reward: "/registration_reward",
	survey: "/registration_reward",
	banner: "/",
	announcement: "/announcement",
	noti: "/notification",
	history: "/history?state=history",
};

/** The page that a delivery goes back to when it cannot go on; a privilege's own, and home for what nobody knows. */
export function modulePage(module: string, reference: string): string {
	if (module === "privilege" && reference !== "")
		return `/?${new URLSearchParams({ "modal-privilege": reference })}`;
	return Object.hasOwn(pages, module) ? pages[module] : "/";
}

/** `/address?module=`, where a delivery begins. */
export const addressPath = (module: string): string =>
	`/address?${new URLSearchParams({ module })}`;

/** The step after a confirmed address: the code where the number is known, else the number (2 §4). */
export const pathAfterAddress = (module: string, mobile: string): string =>
	mobile === "" ? mobilePath(module) : codePath(module, mobile);

export const mobilePath = (module: string): string =>
	`/mobileno?${new URLSearchParams({ module })}`;

/** `mobile` in ten digits. */
export const codePath = (module: string, mobile: string): string =>
	`/otp?${new URLSearchParams({ contact_no: mobile, module })}`;
