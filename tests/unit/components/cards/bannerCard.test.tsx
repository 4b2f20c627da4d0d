// A banner that leads on says so, in the carousel and in a section alike (2 §5); a category's low one has no room for it.
import * as v from "valibot";
import { afterEach, expect, test } from "vitest";
import { BannerCard } from "../../../../src/components/cards/BannerCard";
import { banner } from "../../../../src/contract/banner";
import { draw, wipe } from "../../support/drawn";

afterEach(wipe);

test.each([
	["slide", "/brand_list", "StarsSee more"],
	["section", "/brand_list", "StarsSee more"],
	["low", "/brand_list", "Stars"],
	["slide", "0", "Stars"],
	["section", "0", "Stars"],
] as const)("%s to %s: %s", async (look, path, text) => {
	const page = await draw(
		<BannerCard
			banner={v.parse(banner, { bannerid: "1", name_en: "Stars", path })}
			look={look}
		/>,
	);
	expect(page.textContent).toBe(text);
});
