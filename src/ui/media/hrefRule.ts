// What the addresses of links in the host's texts become; the product sets the rule, ui/RichText applies it.

let rule: (href: string) => string | null = (href) => href;

/** Sets the rule: the address a link may have, or null for none. */
export function setHrefRule(next: (href: string) => string | null): void {
	rule = next;
}

/** The address that this link may have. */
export const allowedHref = (href: string): string | null => rule(href);
