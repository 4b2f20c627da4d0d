// Proves that the icons of a build are drawn as lucide's own component draws them, by whatever the app gives them.
import { createLucideIcon } from "lucide-react";
import type { SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import createIcon from "../../../src/ui/lucideIcon";

const paths = ["m9 18 6-6-6-6", "M12 20h.01"];
const Built = createIcon({ node: paths.map((d) => ["path", { d }] as const) });
const Own = createLucideIcon(
	"sample",
	paths.map((d) => ["path", { d, key: d }]),
);

/** What is drawn: elements and attributes, in whatever order; lucide's names of an icon in its class are nobody's. */
function drawn(markup: string) {
	const place = document.createElement("div");
	place.innerHTML = markup;
	return [...place.querySelectorAll("*")].map((element) => [
		element.tagName,
		Object.fromEntries(
			[...element.attributes].map(({ name, value }) => [
				name,
				value.replace(/ ?lucide-sample/, ""),
			]),
		),
	]);
}

const given: (SVGProps<SVGSVGElement> & { size?: number })[] = [
	{},
	{ size: 14, "aria-hidden": "true" },
	{ size: 30, strokeWidth: 1.75, "aria-hidden": true },
	{ className: "back", fill: "currentColor" },
	{ role: "img", "aria-label": "Saved" },
	{ "aria-label": "Saved" },
	{ style: { color: "red" } },
];

test.each(given.map((props) => [JSON.stringify(props), props] as const))(
	"with %s",
	(_name, props) => {
		const ours = drawn(renderToStaticMarkup(<Built {...props} />));
		expect(ours).toHaveLength(3);
		expect(ours).toEqual(drawn(renderToStaticMarkup(<Own {...props} />)));
	},
);
