// The address that opens the app: /landing with the customer, the language and the state of a deep link.
import { setTexts, shownLocale } from "./language.js";
import { customerId, deepLink } from "./pick.js";

const open = document.getElementById("open");
const problem = document.getElementById("open-problem");

/** The sign-in state (1 §2) with the fields of `linkQuery`: base64url of JSON. */
function stateOf(linkQuery) {
	const fields = Object.fromEntries(new URLSearchParams(linkQuery));
	const bytes = new TextEncoder().encode(JSON.stringify(fields));
	return btoa(String.fromCharCode(...bytes))
		.replaceAll("+", "-")
		.replaceAll("/", "_");
}

/** Sets the button's address: the app with the chosen device, deep link and language. */
export function prepareLanding() {
	setTexts(problem, "", "");
	const query = new URLSearchParams({
		mock_user_id: customerId(),
		locale: shownLocale(),
	});
	if (deepLink()) query.set("state", stateOf(deepLink()));
	open.href = `/landing?${query}`;
}

document.getElementById("open-window").addEventListener("click", () => {
	const appWindow = window.open(
		open.href,
		"galaxy-gift-phone",
		"popup,width=360,height=780",
	);
	if (!appWindow)
		setTexts(
			problem,
			"เบราว์เซอร์บล็อกหน้าต่างใหม่ กรุณาอนุญาตป๊อปอัปแล้วลองอีกครั้ง",
			"The browser blocked the new window. Please allow pop-ups and try again.",
		);
});
