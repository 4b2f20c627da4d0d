// A click with a modifier key is left to the browser, for example to open a new tab: no link handles it.
import { act } from "react";
import * as v from "valibot";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ErrorPage } from "../../../src/app/fallbacks";
import { BannerLink } from "../../../src/components/links/BannerLink";
import { PrivilegeLink } from "../../../src/components/links/PrivilegeLink";
import { SectionTitle } from "../../../src/components/lists/SectionTitle";
import { banner } from "../../../src/contract/banner";
import InternalWebPage from "../../../src/features/articles/InternalWebPage";
import { readReferenceList } from "../../../src/features/browse/referenceList";
import { LinkStage } from "../../../src/features/reward/code/LinkStage";
import { setNavigate } from "../../../src/platform/browser/openLink";
import { draw, newCache, until, wipe } from "../support/drawn";
import { freshPhone } from "./freshPhone";

const phone = await vi.hoisted(() => import("../support/phone"));
vi.mock("../../../src/platform/storage/databases", () => phone);
vi.mock("../../../src/platform/http/http", () => phone);
vi.mock("@tanstack/react-router", async (original) => ({
	...(await original<object>()),
	...(await import("../support/routerLink")),
	useRouter: () => ({}),
	useSearch: () => ({ url: shop }),
}));

const shop = "https://shop.example/";
const section = "/privilegebycat?catName=Stars";
const opened = vi.fn();
const logged = vi.fn();

beforeEach(() => {
	freshPhone();
	opened.mockReset();
	logged.mockReset();
	setNavigate(opened);
	vi.spyOn(window, "open").mockImplementation(opened);
	vi.spyOn(location, "assign").mockImplementation(opened);
	// The content of a frame is not part of this test.
	vi.spyOn(HTMLIFrameElement.prototype, "setAttribute").mockReturnValue();
});
afterEach(() => {
	wipe();
	vi.restoreAllMocks();
});

/** Clicks the link with this address; returns whether the browser follows it. */
async function click(
	page: HTMLElement,
	href: string,
	init: MouseEventInit,
	name = "click",
) {
	const link = page.querySelector(`a[href="${href}"]`);
	const event = new MouseEvent(name, {
		...{ bubbles: true, cancelable: true, ...init },
	});
	let follows = true;
	const stop = (it: Event) => {
		follows = !it.defaultPrevented;
		it.preventDefault();
	};
	addEventListener(name, stop, { once: true });
	await act(async () => void link?.dispatchEvent(event));
	return follows;
}

const ownBanner = v.parse(banner, {
	...{ bannerid: "1", name_en: "Stars", path: section },
});
const bannerLink = (
	<BannerLink
		key="banner"
		banner={ownBanner}
		className=""
		references={["PV_9"]}
	>
		Stars
	</BannerLink>
);
const codeLink = (
	<LinkStage
		key="code"
		link={shop}
		code=""
		display_type={null}
		onOpen={logged}
	/>
);

test.each([
	["the error page", "/", <ErrorPage key="" />],
	["a banner", section, bannerLink],
	["a web page of another site", shop, <InternalWebPage key="" />],
	["the link of a code", shop, codeLink],
])("the browser follows a modified click on %s", async (_, href, content) => {
	const page = await draw(content, newCache());
	for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey"])
		expect(await click(page, href, { [key]: true })).toBe(true);
	expect(opened).not.toHaveBeenCalled();
	expect(await click(page, href, {})).toBe(false);
	await until(() => opened.mock.calls.length > 0);
});

test.each([
	["with a key", "click", { ctrlKey: true }],
	["with the middle button", "auxclick", { button: 1 }],
])(
	"a new tab opened %s also has the section's list, and the press is logged",
	async (_how, name, init) => {
		const links = [
			<SectionTitle key="" title="" seeAll={{ to: "/all", onOpen: logged }} />,
			<PrivilegeLink key="deal" reference="PV_1" onOpen={logged}>
				Deal
			</PrivilegeLink>,
		];
		const page = await draw([bannerLink, codeLink, links], newCache());
		for (const href of [section, shop, "/all", "?modal-privilege=PV_1"])
			expect(await click(page, href, init, name)).toBe(true);
		expect(readReferenceList()).toEqual(["PV_9"]);
		expect(logged).toHaveBeenCalledTimes(3);
	},
);
