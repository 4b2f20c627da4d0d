// What is picked on the left: device, customer name, deep link; kept for the next visit. `?as=` of the address brings the name.

const memory = "demo-phone";
const own = document.getElementById("own-name");
const link = document.getElementById("link");
const reference = document.getElementById("reference");
const mobile = document.getElementById("mobile");

/** The radio button of the chosen device. */
export const device = () => document.querySelector("[name=device]:checked");

/** The mock_user_id: the scenario, or `<scenario>-<own name>`. */
export const customerId = () =>
	own.value ? `${device().value}-${own.value}` : device().value;

/** The deep link as a query of sign-in state fields; "" for home. */
export function deepLink() {
	if (link.value !== "own") return link.value;
	const wanted = reference.value.trim();
	return wanted && `type=detail&cmd_detail_id=${encodeURIComponent(wanted)}`;
}

/** Brings back the last visit's pick; the first device where there is none. */
export function restorePick() {
	const kept = read();
	const row = document.querySelector(
		`[name=device][value="${CSS.escape(String(kept.device))}"]`,
	);
	if (row) {
		row.checked = true;
		const details = row.closest("details");
		if (details) details.open = true;
	}
	// Whoever writes the address means just that customer.
	const given = new URLSearchParams(location.search).get("as");
	own.value = given ?? tidyName(String(kept.own ?? ""));
	reference.value = String(kept.reference ?? "");
	mobile.value = String(kept.mobile ?? "");
	link.value = String(kept.link ?? "");
	if (link.selectedIndex < 0) link.selectedIndex = 0;
	showReference();
}

/** Calls back after each change of the pick. */
export function onPick(changed) {
	const settle = () => {
		showReference();
		keepPick();
		changed();
	};
	own.addEventListener("input", () => {
		const tidy = tidyName(own.value);
		if (own.value !== tidy) own.value = tidy;
	});
	document.getElementById("new-name").addEventListener("click", () => {
		const bytes = crypto.getRandomValues(new Uint8Array(6));
		own.value = Array.from(bytes, (n) => (n % 36).toString(36)).join("");
		settle();
	});
	for (const field of [
		own,
		link,
		reference,
		document.querySelector(".devices"),
	])
		field.addEventListener("change", settle);
}

const tidyName = (name) => name.toLowerCase().replace(/[^a-z0-9-]/g, "");

function showReference() {
	document.getElementById("reference-field").hidden = link.value !== "own";
}

function read() {
	try {
		return JSON.parse(localStorage.getItem(memory)) ?? {};
	} catch {
		// Damaged, or storage switched off: as if nothing was kept.
		return {};
	}
}

/** Keeps the pick, and the number typed for the inbox, for the next visit. */
export function keepPick() {
	const picked = {
		device: device().value,
		own: own.value,
		link: link.value,
		reference: reference.value,
		mobile: mobile.value,
	};
	try {
		localStorage.setItem(memory, JSON.stringify(picked));
	} catch {
		// Storage switched off: the pick lasts as long as the page.
	}
}
