// The demo page's markup: Thai in the text, English in data-en (see language.js).
import { html, raw } from "hono/html";
import { type DemoDevice, ordinaryDevices, specialDevices } from "./devices";
import { icon, phonePicture, tierBadge } from "./phonePicture";

const caption = (device: DemoDevice, language: "th" | "en") =>
	[device.owner?.[language], device.note[language]].filter(Boolean).join(" · ");

const deviceRow = (device: DemoDevice, chosen = false) => html`<li>
	<label class="device row choice-card" data-tier="${device.badge ?? "none"}">
		<input
			class="visually-hidden" type="radio" name="device" value="${device.scenario}"
			data-badge="${device.badge ?? ""}"
			data-owner-th="${device.owner?.th ?? ""}" data-owner-en="${device.owner?.en ?? ""}"
			${chosen ? raw("checked") : ""}
		/>
		<span class="thumbnail centred">${icon("bow")}</span>
		<span class="facts grow">
			<span class="strong leading-line">${device.model}</span>
			<span class="owner row soft-12 leading-line">
				${device.badge ? tierBadge(device.badge) : ""}
				<span class="note" data-en="${caption(device, "en")}">${caption(device, "th")}</span>
			</span>
		</span>
		${icon("circle-check", "tick")}
	</label>
</li>`;

/** Deep links as queries with the fields of the sign-in state (1 §2); "own" needs a reference. */
const links = [
	["", "หน้าแรก", "Home"],
	["type=main&cmd=mycoupon", "คูปองของฉัน", "My coupons"],
	["type=main&cmd=myprofile", "โปรไฟล์ของฉัน", "My profile"],
	[
		"type=category&cmd_category_parent_id=1&cmd_category_child_id=11",
		"หมวดอาหาร",
		"The food category",
	],
	["type=detail&cmd_detail_id=PV_1001", "สิทธิ์ PV_1001", "Privilege PV_1001"],
	[
		"type=detail&cmd_detail_id=1002",
		"สิทธิ์เลข 4 หลัก 1002",
		"4-digit privilege 1002",
	],
	["type=detail&cmd_detail_id=XX_0000", "ลิงก์ที่ไม่มีอยู่จริง", "An unknown reference"],
	["own", "ระบุรหัสอ้างอิงเอง", "Another reference"],
] as const;

const header = html`<header class="top row">
	<span class="app-icon centred">${icon("bow")}</span>
	<div class="name">
		<h1>Galaxy Gift</h1>
		<p class="soft-14 leading-line" data-en="Demo phone">เครื่องเดโม</p>
	</div>
	<fieldset class="segments">
		<legend class="visually-hidden" data-en="Language">ภาษา</legend>
		<label><input class="visually-hidden" type="radio" name="locale" value="th" checked /><span class="centred" lang="th">ไทย</span></label>
		<label><input class="visually-hidden" type="radio" name="locale" value="en-US" /><span class="centred" lang="en">English</span></label>
	</fieldset>
</header>`;

const customer = html`<div class="field">
	<label for="own-name" data-en="A customer of your own (optional)">ตั้งชื่อลูกค้าเอง (ไม่บังคับ)</label>
	<div class="row">
		<input
			id="own-name" type="text" maxlength="24" autocomplete="off" autocapitalize="none" spellcheck="false"
			aria-describedby="own-name-hint" placeholder="nok-1"
		/>
		<button id="new-name" class="small" type="button">
			${icon("shuffle")}<span data-en="New customer">ลูกค้าใหม่</span>
		</button>
	</div>
	<p id="own-name-hint" class="soft-12" data-en="Each name is a separate customer with separate coupons. Use only a–z, 0–9 and -.">
		แต่ละชื่อคือลูกค้าคนละคน มีคูปองของตัวเอง ใช้ได้เฉพาะ a–z, 0–9 และ -
	</p>
</div>`;

const deepLink = html`<div class="field">
	<label for="link" data-en="Open the app at">เปิดแอปที่</label>
	<span class="select">
		<select id="link">
			${links.map(([value, th, en]) => html`<option value="${value}" data-en="${en}">${th}</option>`)}
		</select>
		${icon("chevron-down")}
	</span>
</div>
<div class="field" id="reference-field" hidden>
	<label for="reference" data-en="Reference">รหัสอ้างอิง</label>
	<input id="reference" type="text" maxlength="40" autocomplete="off" spellcheck="false" placeholder="PV_1001" />
</div>`;

const open = html`<div class="open">
	<p id="open-problem" class="problem" role="alert"></p>
	<a id="open" class="main" href="/landing?mock_user_id=platinum&amp;locale=th">
		${icon("log-in")}<span data-en="Open the app with this device">เข้าแอปด้วยเครื่องนี้</span>
	</a>
</div>`;

const inbox = html`<section id="inbox" aria-labelledby="inbox-title" tabindex="-1">
	<div class="inbox-top">
		<h2 id="inbox-title" data-en="Inbox">กล่องข้อความ</h2>
		<p id="number" class="number soft-14 tabular"></p>
	</div>
	<div class="field" id="mobile-field" hidden>
		<label for="mobile" data-en="Mobile number">เบอร์มือถือ</label>
		<input id="mobile" type="tel" inputmode="numeric" maxlength="12" autocomplete="off" placeholder="0812345678" aria-describedby="mobile-hint" />
		<p id="mobile-hint" class="soft-12" data-en="This customer has no number yet. Enter the number that you used in the app to see its messages.">ลูกค้าคนนี้ยังไม่มีเบอร์ พิมพ์เบอร์ที่กรอกในแอปเพื่อดูข้อความ</p>
	</div>
	<p id="inbox-problem" class="problem" role="status"></p>
	<ol id="messages"></ol>
	<div class="empty">
		${icon("mail")}
		<p data-en="No messages yet">ยังไม่มีข้อความ</p>
		<p class="soft-12" data-en="The app’s text messages arrive here within two seconds.">ข้อความ SMS จากแอปจะมาถึงที่นี่ภายใน 2&nbsp;วินาที</p>
	</div>
	<p id="announcement" class="visually-hidden" aria-live="polite"></p>
	<template id="message">
		<li>
			<div class="message-top row"><strong class="strong">GalaxyGift</strong><span class="number soft-14 tabular"></span><time class="soft-12 tabular"></time></div>
			<p class="message-text"></p>
			<div class="code-row row">
				<span class="code tabular"><span></span><span></span></span>
				<button class="small" type="button">${icon("copy")}<span class="label"></span></button>
			</div>
		</li>
	</template>
</section>`;

const lostReply = html`<section class="lost" aria-labelledby="lost-title">
	<h2 id="lost-title" data-en="A lost reply">การตอบกลับที่หายไป</h2>
	<label class="switch row">
		<span data-en="Drop the reply of the next claim">จำลองสัญญาณหลุดตอนรับสิทธิ์ครั้งถัดไป</span>
		<input id="drop" type="checkbox" role="switch" aria-describedby="drop-hint" />
	</label>
	<p id="drop-hint" class="soft-12" data-en="A test aid: the server records this customer’s next claim, then cuts the connection before it replies, as poor reception in a shop would. The app must find the claim in the history and show the code. Nothing is lost or claimed twice.">
		ใช้ทดสอบ: เซิร์ฟเวอร์จะบันทึกการรับสิทธิ์ครั้งถัดไปของลูกค้าคนนี้ แล้วตัดการเชื่อมต่อก่อนตอบกลับ เหมือนสัญญาณหลุดในร้าน แอปต้องค้นจากประวัติและแสดงโค้ดได้เอง โค้ดไม่หายและสิทธิ์ไม่ถูกหักซ้ำ
	</p>
	<p id="drop-state" class="soft-12" role="status"></p>
</section>`;

/** The app's colours and reset come first. */
const styles = [
	"tokens.css",
	"base.css",
	"page.css",
	"devices.css",
	"controls.css",
	"inbox.css",
	"phone.css",
	"phoneHome.css",
];

/** The page is in Thai until language.js reads the locale. */
export const demoDocument = html`<!doctype html>
<html lang="th">
	<head>
		<meta charset="utf-8" />
		<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
		<meta name="robots" content="noindex" />
		<meta name="color-scheme" content="light dark" />
		<title data-en="Demo phone · Galaxy Gift">เครื่องเดโม · Galaxy Gift</title>
		<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
		${styles.map((name) => html`<link rel="stylesheet" href="/demo/${name}" />`)}
		<link rel="modulepreload" href="/demo/language.js" />
		<link rel="modulepreload" href="/demo/inbox.js" />
		<script type="module" src="/demo/page.js"></script>
	</head>
	<body>
		<main>
			<div class="pick">
				${header}
				<a class="to-inbox row" href="#inbox">${icon("mail")}<span data-en="Inbox">กล่องข้อความ</span><span id="latest" class="tabular"></span></a>
				<fieldset class="devices">
					<legend data-en="Choose a device">เลือกเครื่อง</legend>
					<ul>${ordinaryDevices.map((device, at) => deviceRow(device, at === 0))}</ul>
					<details>
						<summary class="row soft-14">${icon("smartphone")}<span data-en="Special cases, ${specialDevices.length} devices">กรณีพิเศษ ${specialDevices.length} เครื่อง</span>${icon("chevron-down", "chevron lucide-chevron-down")}</summary>
						<ul>${specialDevices.map((device) => deviceRow(device))}</ul>
					</details>
				</fieldset>
				${customer} ${deepLink} ${open}
			</div>
			<div class="stage">
				${phonePicture}
				<button id="open-window" class="second" type="button">
					${icon("app-window")}<span data-en="Open in a new 360 × 780 window">เปิดในหน้าต่างใหม่ 360 × 780</span>
				</button>
			</div>
			<div class="aside">${inbox} ${lostReply}</div>
		</main>
	</body>
</html>`;
