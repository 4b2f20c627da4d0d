// Lucide's line icons as SVG documents: the categories' masks and the app shortcuts.
import {
	Clapperboard,
	CupSoda,
	Headphones,
	HeartPulse,
	type LucideIcon,
	MapPin,
	Plane,
	ShoppingBag,
	Sofa,
	Sparkles,
	Utensils,
} from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

export const categoryIcons: Record<string, LucideIcon> = {
	food: Utensils,
	drinks: CupSoda,
	shopping: ShoppingBag,
	travel: Plane,
	"near-me": MapPin,
	beauty: Sparkles,
	health: HeartPulse,
	entertainment: Clapperboard,
	home: Sofa,
	gadgets: Headphones,
};

/** The icon, 24 by 24, which may also stand inside another document. */
export const lineIcon = (icon: LucideIcon, color: string): string =>
	renderToStaticMarkup(createElement(icon, { color, strokeWidth: 1.75 }));
