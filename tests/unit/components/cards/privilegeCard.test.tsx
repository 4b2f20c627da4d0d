// A card has a line above its title whatever the host sends: the brand, else the subtitle of the documents' card (2 §3).
import type { ReactNode } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrivilegeCard } from "../../../../src/components/cards/PrivilegeCard";
import { privilegeCard } from "../../../../src/contract/privilegeCard";
import { freshPhone } from "../../features/freshPhone";
import { draw, wipe } from "../../support/drawn";

const phone = await vi.hoisted(() => import("../../support/phone"));
vi.mock("../../../../src/platform/storage/databases", () => phone);
vi.mock("../../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	Link: ({ children }: { children: ReactNode }) => children,
}));

beforeEach(freshPhone);
afterEach(wipe);

test.each([
	["a brand", { brand_name_en: "Mokfa" }, "Mokfa"],
	["a logo alone", { brand_logo: "/logo.webp" }, "Half price"],
])(
	"the line above the title of a card for which a host gives %s",
	async (_what, given, line) => {
		const privilege = v.parse(privilegeCard, {
			alt_reference: "PV_1",
			name_en: "Iced latte",
			subname_en: "Half price",
			...given,
		});
		const page = await draw(
			<PrivilegeCard privilege={privilege} look="wide" />,
		);
		expect(page.querySelector(".clamp-1")?.textContent).toBe(line);
		expect(page.textContent).not.toContain("km");
	},
);

test("a distance has two decimals (2 §3)", async () => {
	const near = v.parse(privilegeCard, { alt_reference: "PV_1", distance: 0.4 });
	const page = await draw(<PrivilegeCard privilege={near} look="wide" />);
	expect(page.textContent).toContain("0.40\u00a0km");
});

test.each([
	[{}, false],
	[{ out_of_stock: true }, true],
	[{ is_overall_limit: true }, true],
])(
	"with %j a card is sold out and grey: %j (2 §3)",
	async (flags, isSoldOut) => {
		const deal = v.parse(privilegeCard, {
			...{ alt_reference: "PV_1", privilege_image_url: "/latte.webp" },
			...{ brand_logo: "/mokfa.webp", ...flags },
		});
		const page = await draw(<PrivilegeCard privilege={deal} look="wide" />);
		const pictures = [...page.querySelectorAll("img")];
		expect(pictures.map((it) => it.getAttribute("src"))).toEqual([
			...["/latte.webp", "/mokfa.webp"],
		]);
		expect(page.textContent?.includes("Sold out")).toBe(isSoldOut);
		expect(page.querySelector("[class*=gray]") !== null).toBe(isSoldOut);
	},
);

test("a card without a logo has its brand's first letter", async () => {
	const deal = v.parse(privilegeCard, {
		...{ alt_reference: "PV_1", brand_name_en: "Mokfa" },
	});
	const page = await draw(<PrivilegeCard privilege={deal} look="wide" />);
	expect(page.querySelector("[class*=letter]")?.textContent).toBe("M");
});

test.each([
	[true, "eager"],
	[false, "lazy"],
])(
	"on the first screen (%s) a card's pictures load %s",
	async (eager, loading) => {
		const deal = v.parse(privilegeCard, {
			...{ alt_reference: "PV_1", privilege_image_url: "/latte.webp" },
			brand_logo: "/mokfa.webp",
		});
		const page = await draw(
			<PrivilegeCard privilege={deal} look="wide" eager={eager} />,
		);
		expect(
			[...page.querySelectorAll("img")].map((it) => it.getAttribute("loading")),
		).toEqual([loading, loading]);
	},
);

test("a card without an end shows none", async () => {
	const endless = v.parse(privilegeCard, { alt_reference: "PV_1" });
	for (const look of ["wide", "row"] as const) {
		const page = await draw(<PrivilegeCard privilege={endless} look={look} />);
		expect(page.querySelector("article")).not.toBeNull();
		expect(page.textContent).not.toMatch(/until/i);
	}
});
