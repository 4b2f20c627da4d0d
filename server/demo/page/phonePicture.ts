// The phone picture of the demo page: the home screen in markup and CSS.
import { html } from "hono/html";

/** A decorative icon of icons.svg in the text's colour. */
export const icon = (name: string, extra = "") =>
	html`<svg class="icon ${extra}" aria-hidden="true"><use href="/demo/icons.svg#${name}"></use></svg>`;

/** A tier badge: two stars, or the bow of Gift Plus. */
export const tierBadge = (badge: string) =>
	html`<span class="badge" data-tier="${badge}">${icon(badge === "Gift Plus" ? "bow" : "stars")}<span>${badge}</span></span>`;

/** A picture of the programme. */
const art = (name: string) =>
	html`<img src="/content/${name}" alt="" loading="lazy" />`;

const categories = [
	["1", "utensils", "อาหาร", "Food"],
	["2", "cup-soda", "เครื่องดื่ม", "Drinks"],
	["9", "shopping-bag", "ช้อปปิ้ง", "Shopping"],
	["6", "plane", "ท่องเที่ยว", "Travel"],
	["4", "map-pin", "ใกล้ฉัน", "Near me"],
] as const;

const home = html`<div class="home">
	<div class="hello row">
		<span class="avatar"><svg viewBox="0 0 44 44"><circle cx="22" cy="18" r="8" /><path d="M6 44c1-11 8-15 16-15s15 4 16 15Z" /></svg></span>
		<span class="who grow"><b id="phone-name"></b><span id="phone-badge"></span></span>
		${icon("heart")}<span class="dotted">${icon("ticket")}</span><span class="dotted">${icon("bell")}</span>
	</div>
	<div class="search row soft">${icon("search")}<span data-en="Search deals, brands, campaigns">ค้นหาสิทธิ์ แบรนด์ หรือแคมเปญ</span></div>
	<div class="banner">
		${art("banner-birthday")}
		<small id="phone-for"></small>
		<b data-en="Gifts from your galaxy">ของขวัญจากกาแล็กซี</b>
		<span class="more row"><span data-en="See all">ดูทั้งหมด</span>${icon("arrow-right")}</span>
	</div>
	<div class="dots"><i></i><i></i><i></i><i></i></div>
	<div class="tiles">
		${categories.map(([tint, name, th, en]) => html`<span data-tint="${tint}"><i class="centred">${icon(name)}</i><small data-en="${en}">${th}</small></span>`)}
	</div>
	<div class="heading"><b data-en="Popular deals">สิทธิ์ยอดนิยม</b><span data-en="See all">ดูทั้งหมด</span></div>
	<div class="deals">
		<span class="deal">${art("deal-boat-noodles")}<b></b><b></b></span>
		<span class="deal">${art("deal-bubble-tea")}<b></b><b></b></span>
	</div>
	<div class="heading"><b data-en="Brands">แบรนด์ร่วมรายการ</b><span data-en="See all">ดูทั้งหมด</span></div>
</div>`;

const refusedScreen = html`<div class="refused">
	<span class="emblem centred"><svg class="rings" viewBox="0 0 200 200"><g fill="none" stroke="#fff" transform="rotate(-24 100 100)"><ellipse cx="100" cy="100" rx="70" ry="26" stroke-opacity=".4" /><ellipse cx="100" cy="100" rx="98" ry="42" stroke-opacity=".22" /></g><circle cx="37" cy="124" r="4" fill="#FFCF5C" /></svg>
	${icon("bow", "big")}</span>
	<b id="phone-reason"></b>
	<small data-en="Open the app to see what it tells this customer.">เปิดแอปเพื่อดูว่าแอปบอกลูกค้าอย่างไร</small>
</div>`;

const sky = html`<svg class="sky" viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
	<g fill="none" transform="rotate(-28 320 450)"><ellipse cx="320" cy="450" rx="400" ry="170" /><ellipse cx="320" cy="450" rx="520" ry="260" /></g>
	<path d="M586 316c1.8 11 5.2 14.4 16 16-10.8 1.6-14.2 5-16 16-1.8-11-5.2-14.4-16-16 10.8-1.6 14.2-5 16-16ZM64 622c1.2 7 3.4 9.3 10 10-6.6 1-8.8 3.2-10 10-1.2-6.8-3.4-9-10-10 6.6-.7 8.8-3 10-10Z" />
</svg>`;

/** Decorative, so hidden from assistive technology; page.js fills in the chosen device. */
export const phonePicture = html`${sky}
<div id="phone" class="phone" data-tier="Platinum" aria-hidden="true">
	<div class="screen">
		<div class="status row tabular"><b>12:24</b>${icon("signal")}${icon("wifi")}<i class="battery"></i></div>
		${home} ${refusedScreen}
	</div>
</div>`;
