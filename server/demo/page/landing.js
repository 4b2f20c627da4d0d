// Prepares the address that opens the app: /landing with the customer, the language and the state of a deep link.
import { setTexts, shownLocale } from "./language.js";

const open = document.getElementById("open");
const problem = document.getElementById("open-problem");

/** The button's address; null while the state of a deep link loads. */
let address = null;
let preparing = Promise.resolve("");

/** Prepares the address for a customer; `linkQuery` has the fields of the sign-in state (1 §2), "" for none. */
export function prepareLanding(customerId, linkQuery, signal) {
	setTexts(problem, "", "");
	address = null;
	preparing = landing(customerId, linkQuery, signal).then((ready) => {
		if (!signal.aborted) {
			address = ready;
			open.href = ready;
		}
		return ready;
	});
	preparing.catch(() => {
		if (!signal.aborted)
			setTexts(
				problem,
				"เตรียมลิงก์ไม่สำเร็จ เลือกอีกครั้งหรือเปิดที่หน้าแรก",
				"The link could not be prepared. Choose it again, or open the app at home.",
			);
	});
}

async function landing(customerId, linkQuery, signal) {
	const query = new URLSearchParams({
		mock_user_id: customerId,
		locale: shownLocale(),
	});
	if (linkQuery) {
		const reply = await fetch(`/demo/state?${linkQuery}`, { signal });
		if (!reply.ok) throw new Error(String(reply.status));
		query.set("state", (await reply.json()).state);
	}
	return `/landing?${query}`;
}

open.addEventListener("click", (event) => {
	if (address || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	// prepareLanding shows the failure.
	preparing.then((ready) => location.assign(ready)).catch(() => {});
});

document.getElementById("open-window").addEventListener("click", () => {
	const appWindow = window.open(
		address ?? "",
		"galaxy-gift-phone",
		"popup,width=360,height=780",
	);
	if (!appWindow)
		setTexts(
			problem,
			"เบราว์เซอร์ไม่ให้เปิดหน้าต่างใหม่",
			"The browser did not allow a new window.",
		);
	else if (!address)
		preparing
			.then((ready) => appWindow.location.replace(ready))
			.catch(() => appWindow.close());
});
