// The choice of device, customer name and deep link, stored for the next visit; `?as=` in the address sets the name.

const storageKey = "demo-phone";
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
	const ownReference = reference.value.trim();
	return (
		ownReference &&
		`type=detail&cmd_detail_id=${encodeURIComponent(ownReference)}`
	);
}

/** Restores the last choice, else the first device. */
export function restorePick() {
	const stored = read();
	const row = document.querySelector(
		`[name=device][value="${CSS.escape(String(stored.device))}"]`,
	);
	if (row) {
		row.checked = true;
		const details = row.closest("details");
		if (details) details.open = true;
	}
	const nameInAddress = new URLSearchParams(location.search).get("as");
	own.value = nameInAddress ?? cleanName(String(stored.own ?? ""));
	reference.value = String(stored.reference ?? "");
	mobile.value = String(stored.mobile ?? "");
	link.value = String(stored.link ?? "");
	if (link.selectedIndex < 0) link.selectedIndex = 0;
	showReference();
}

/** Calls `changed` after each change of the choice. */
export function onPick(changed) {
	const onChange = () => {
		showReference();
		savePick();
		changed();
	};
	own.addEventListener("input", () => {
		const tidy = cleanName(own.value);
		if (own.value !== tidy) own.value = tidy;
	});
	document.getElementById("new-name").addEventListener("click", () => {
		const bytes = crypto.getRandomValues(new Uint8Array(6));
		own.value = Array.from(bytes, (n) => (n % 36).toString(36)).join("");
		onChange();
	});
	for (const field of [
		own,
		link,
		reference,
		document.querySelector(".devices"),
	])
		field.addEventListener("change", onChange);
}

const cleanName = (name) => name.toLowerCase().replace(/[^a-z0-9-]/g, "");

function showReference() {
	document.getElementById("reference-field").hidden = link.value !== "own";
}

function read() {
	try {
		return JSON.parse(localStorage.getItem(storageKey)) ?? {};
	} catch {
		// The stored choice is invalid, or storage is disabled.
		return {};
	}
}

/** Stores the choice and the typed number for the next visit. */
export function savePick() {
	const picked = {
		device: device().value,
		own: own.value,
		link: link.value,
		reference: reference.value,
		mobile: mobile.value,
	};
	try {
		localStorage.setItem(storageKey, JSON.stringify(picked));
	} catch {
		// Storage is disabled.
	}
}
