// Proves that the skip link leads past the page's header, and does not change the address.
import { expect, test } from "vitest";
import { SkipLink } from "../../../../src/ui/layout/SkipLink";
import { draw } from "../../support/drawn";

test("the skip link moves the focus past the page's header", async () => {
	const place = await draw(
		<>
			<SkipLink>Skip to content</SkipLink>
			<main>
				<header>
					<button type="button">Back</button>
				</header>
				<p id="content">The deals</p>
			</main>
		</>,
	);
	const before = location.href;
	place.querySelector("a")?.click();
	expect(document.activeElement?.id).toBe("content");
	expect(location.href).toBe(before);
});

test("on a page without a header the skip link focuses the whole page", async () => {
	const place = await draw(
		<>
			<SkipLink>Skip to content</SkipLink>
			<main id="page">The deals</main>
		</>,
	);
	place.querySelector("a")?.click();
	expect(document.activeElement?.id).toBe("page");
});

test("the skip link focuses a button at the start of the content, and Tab still leads to it afterwards", async () => {
	const place = await draw(
		<>
			<SkipLink>Skip to content</SkipLink>
			<main>
				<header>Profile</header>
				<button type="button">Refresh</button>
			</main>
		</>,
	);
	place.querySelector("a")?.click();
	const button = place.querySelector("button");
	expect(document.activeElement).toBe(button);
	expect(button?.tabIndex).toBe(0);
});
