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
export const addressStep = (module: string): string =>
	`/address?${new URLSearchParams({ module })}`;

/** The step after a confirmed address: the code where the number is known, else the number (2 §4). */
export const stepAfterAddress = (module: string, mobile: string): string =>
	mobile === "" ? mobileStep(module) : codeStep(module, mobile);

export const mobileStep = (module: string): string =>
	`/mobileno?${new URLSearchParams({ module })}`;

/** `mobile` in ten digits. */
export const codeStep = (module: string, mobile: string): string =>
	`/otp?${new URLSearchParams({ contact_no: mobile, module })}`;
