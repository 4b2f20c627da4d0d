// Connects the demo page: a choice prepares the landing address, the phone picture and the inbox.
import { followNumber } from "./inbox.js";
import { prepareLanding } from "./landing.js";
import {
	chooseLocale,
	setTexts,
	showLocale,
	storedLocale,
} from "./language.js";
import { resetLostReply } from "./lostReply.js";
import { customerId, device, onPick, restorePick, savePick } from "./pick.js";

const byId = (id) => document.getElementById(id);
const mobile = byId("mobile");
const phone = byId("phone");

/** The number typed for the inbox; "" until it is complete. */
function typedNumber() {
	const digits = mobile.value.replace(/\D/g, "");
	return /^\d{9,10}$/.test(digits) ? digits : "";
}

let inboxRequest = new AbortController();

/** Updates the page for the choice, and aborts an earlier request. */
function showPick() {
	inboxRequest.abort();
	inboxRequest = new AbortController();
	drawPhone();
	resetLostReply();
	prepareLanding();
	openInbox(inboxRequest.signal);
}

function drawPhone() {
	const row = device().closest("label");
	const note = row.querySelector(".note");
	const { badge, ownerTh, ownerEn } = device().dataset;
	phone.dataset.tier = badge || "none";
	setTexts(byId("phone-name"), ownerTh || "สมาชิกใหม่", ownerEn || "New member");
	setTexts(byId("phone-reason"), note.dataset.th, note.dataset.en);
	setTexts(
		byId("phone-for"),
		`สำหรับสมาชิกระดับ ${badge}`,
		`For ${badge} members`,
	);
	const badgeCopy = row.querySelector(".badge")?.cloneNode(true);
	byId("phone-badge").replaceChildren(...(badgeCopy ? [badgeCopy] : []));
}

/** Opens the inbox of the customer's number; shows the field for a number if the customer has none. */
async function openInbox(signal) {
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
		// Without a reply the field for a number is shown.
	}
	if (signal.aborted) return;
	byId("mobile-field").hidden = number !== "";
	byId("number").textContent = number.replace(
		/^(\d{3})(\d{3})(\d{4})$/,
		"$1-$2-$3",
	);
	followNumber(number || typedNumber());
}

function applyLocale() {
	const locale = storedLocale();
	document.querySelector(`[name=locale][value="${locale}"]`).checked = true;
	showLocale(locale);
}

for (const choice of document.querySelectorAll("[name=locale]"))
	choice.addEventListener("change", () => {
		chooseLocale(choice.value);
		prepareLanding();
	});
mobile.addEventListener("input", () => {
	savePick();
	followNumber(typedNumber());
});
// A click on the phone picture is a shortcut for the button.
phone.addEventListener("click", () => byId("open").click());
// Another tab may change the language.
addEventListener("storage", (event) => {
	if (event.key !== "locale") return;
	applyLocale();
	prepareLanding();
});
// A page restored from the back/forward cache may have the old language.
addEventListener("pageshow", (event) => {
	if (!event.persisted) return;
	applyLocale();
	showPick();
});

applyLocale();
restorePick();
onPick(showPick);
showPick();
