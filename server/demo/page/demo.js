// The demo page at work: a pick prepares the landing address, draws the phone and opens the customer's inbox.
import { followNumber } from "./inbox.js";
import { prepareLanding } from "./landing.js";
import { chooseLocale, showLocale, storedLocale, write } from "./language.js";
import { resetLostReply } from "./lostReply.js";
import {
	customerId,
	deepLink,
	device,
	keepPick,
	onPick,
	restorePick,
} from "./pick.js";

const byId = (id) => document.getElementById(id);
const mobile = byId("mobile");
const phone = byId("phone");

/** The number typed for the inbox; "" until it is whole. */
function typedNumber() {
	const digits = mobile.value.replace(/\D/g, "");
	return /^\d{9,10}$/.test(digits) ? digits : "";
}

let visit = new AbortController();
let asking = new AbortController();

/** The address for the pick and the language; what was asked for an earlier one is dropped. */
function prepare() {
	asking.abort();
	asking = new AbortController();
	prepareLanding(customerId(), deepLink(), asking.signal);
}

/** Everything that follows from the pick; answers for an earlier pick are dropped. */
function showPick() {
	visit.abort();
	visit = new AbortController();
	drawPhone();
	resetLostReply();
	prepare();
	meetCustomer(visit.signal);
}

function drawPhone() {
	const row = device().closest("label");
	const note = row.querySelector(".note");
	const { badge, ownerTh, ownerEn } = device().dataset;
	phone.dataset.tier = badge || "none";
	write(byId("phone-name"), ownerTh || "สมาชิกใหม่", ownerEn || "New member");
	write(byId("phone-reason"), note.dataset.th, note.dataset.en);
	write(byId("phone-for"), `สำหรับสมาชิก ${badge}`, `For ${badge} members`);
	const drawn = row.querySelector(".badge")?.cloneNode(true);
	byId("phone-badge").replaceChildren(...(drawn ? [drawn] : []));
}

/** The customer's number opens the inbox; who is new or turned away has none, so it is typed by hand. */
async function meetCustomer(signal) {
	let number = "";
	try {
		const reply = device().dataset.badge
			? await fetch(
					`/demo/customer?mock_user_id=${encodeURIComponent(customerId())}`,
					{ signal },
				)
			: null;
		if (reply?.ok) number = (await reply.json()).mobile ?? "";
	} catch {
		// Not reached: the field for a number stands in.
	}
	if (signal.aborted) return;
	byId("mobile-field").hidden = number !== "";
	byId("number").textContent = number.replace(
		/^(\d{3})(\d{3})(\d{4})$/,
		"$1-$2-$3",
	);
	followNumber(number || typedNumber());
}

function speak() {
	const locale = storedLocale();
	document.querySelector(`[name=locale][value="${locale}"]`).checked = true;
	showLocale(locale);
}

for (const choice of document.querySelectorAll("[name=locale]"))
	choice.addEventListener("change", () => {
		chooseLocale(choice.value);
		prepare();
	});
mobile.addEventListener("input", () => {
	keepPick();
	followNumber(typedNumber());
});
// The keyboard and the screen reader have the button; a click on the drawn phone means the same.
phone.addEventListener("click", () => byId("open").click());
// The app in another window may have changed the language.
addEventListener("storage", (event) => {
	if (event.key !== "locale") return;
	speak();
	prepare();
});
// Back from the app the page may come whole from the browser's memory, with the old language.
addEventListener("pageshow", (event) => {
	if (!event.persisted) return;
	speak();
	showPick();
});

speak();
restorePick();
onPick(showPick);
showPick();
