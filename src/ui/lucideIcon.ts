// How a build draws lucide's icons: what else its own way can do nobody here asks for, and the first load would carry it.
import { createElement, type SVGProps } from "react";

/** What a file of lucide says of its icon: elements by name and attributes. */
interface IconData {
	node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

/** Attributes by which an icon says something; without one it is decoration. */
const speaks = (name: string) => /^(aria-.*|role|title)$/.test(name);

/** An icon's component, which draws as lucide's own does (vite.config puts it in that one's place). */
export default function createIcon({ node }: IconData) {
	return ({
		size = 24,
		className = "",
		...given
	}: SVGProps<SVGSVGElement> & { size?: number | string }) =>
		createElement(
			"svg",
			{
				xmlns: "http://www.w3.org/2000/svg",
				width: size,
				height: size,
				viewBox: "0 0 24 24",
				fill: "none",
				stroke: "currentColor",
				strokeWidth: 2,
				strokeLinecap: "round",
				strokeLinejoin: "round",
				className: `lucide ${className}`.trim(),
				"aria-hidden": Object.keys(given).some(speaks) ? undefined : true,
				...given,
			},
			...node.map(([tag, attributes]) => createElement(tag, attributes)),
		);
}
