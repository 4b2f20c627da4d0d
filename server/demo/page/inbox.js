// The inbox: messages to one number, newest first, polled every two seconds while the page is visible.
import { setTexts } from "./language.js";

const pollIntervalMs = 2000;
const template = document.getElementById("message");
const list = document.getElementById("messages");
const problem = document.getElementById("inbox-problem");
const latest = document.getElementById("latest");
const announcement = document.getElementById("announcement");

const clock = new Intl.DateTimeFormat("en-GB", {
	hour: "2-digit",
	minute: "2-digit",
	timeZone: "Asia/Bangkok",
});

let mobile = "";
let shown = new Map();
let firstLoad = true;
let timer = 0;
let request = new AbortController();

/** Polls and shows the messages of a number ("" for none). */
export function followNumber(number) {
	if (number === mobile) return;
	mobile = number;
	shown = new Map();
	firstLoad = true;
	list.replaceChildren();
	latest.textContent = "";
	setTexts(problem, "", "");
	request.abort();
	poll();
}

document.addEventListener("visibilitychange", () => {
	if (!document.hidden) poll();
});

async function poll() {
	clearTimeout(timer);
	request.abort();
	if (!mobile || document.hidden) return;
	request = new AbortController();
	const { signal } = request;
	try {
		const reply = await fetch(
			`/demo/inbox?mobile=${encodeURIComponent(mobile)}`,
			{ signal, cache: "no-store" },
		);
		if (!reply.ok) throw new Error(String(reply.status));
		const messages = await reply.json();
		if (signal.aborted) return;
		show(messages);
		setTexts(problem, "", "");
	} catch {
		if (signal.aborted) return;
		setTexts(
			problem,
			"ติดต่อเซิร์ฟเวอร์ไม่ได้ ระบบจะลองอีกครั้งทุก 2\u00a0วินาที",
			"The server cannot be reached. Trying again every 2\u00a0seconds.",
		);
	}
	timer = setTimeout(poll, pollIntervalMs);
}

/** Shows the messages, newest first; those already shown keep their elements, so that a focused copy button stays focused. */
function show(messages) {
	const next = new Map();
	for (const message of messages) {
		const id = `${message.at} ${message.text}`;
		next.set(id, shown.get(id) ?? card(message));
	}
	const arrived = [...next.keys()].some((id) => !shown.has(id));
	shown = next;
	if (!arrived && list.childElementCount === next.size) return;
	[...next.values()].forEach((element, at) => {
		if (list.children[at] !== element)
			list.insertBefore(element, list.children[at] ?? null);
	});
	while (list.childElementCount > next.size) list.lastElementChild.remove();
	const [newest] = messages;
	latest.textContent = newest?.code ?? "";
	if (!firstLoad && arrived && newest)
		setTexts(
			announcement,
			`ข้อความใหม่: ${newest.text}`,
			`New message: ${newest.text}`,
		);
	firstLoad = false;
}

function card({ to, text, code, at }) {
	const item = template.content.firstElementChild.cloneNode(true);
	const part = (selector) => item.querySelector(selector);
	part("time").textContent = clock.format(new Date(at));
	part("time").dateTime = new Date(at).toISOString();
	part(".number").textContent = to;
	part(".message-text").textContent = text;
	if (code) fillCode(item, String(code));
	else part(".code-row").remove();
	return item;
}

/** Shows the six digits in two groups with a gap in CSS, so that no space is copied. */
function fillCode(item, code) {
	const digits = item.querySelector(".code");
	digits.children[0].textContent = code.slice(0, 3);
	digits.children[1].textContent = code.slice(3);
	const button = item.querySelector("button");
	const label = item.querySelector(".label");
	setTexts(label, "คัดลอก", "Copy");
	button.addEventListener("click", async () => {
		try {
			await navigator.clipboard.writeText(code);
			setTexts(label, "คัดลอกแล้ว", "Copied");
			setTimeout(() => setTexts(label, "คัดลอก", "Copy"), 3000);
		} catch {
			// The clipboard needs https; without it the digits are selected.
			getSelection().selectAllChildren(digits);
		}
	});
}
