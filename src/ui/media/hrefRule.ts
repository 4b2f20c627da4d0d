// The rule for link addresses in the host's texts: the product sets it, RichText applies it.

let rule: (href: string) => string | null = (href) => href;

/** The rule returns the address that a link gets, or null for none. */
export function setHrefRule(next: (href: string) => string | null): void {
	rule = next;
}

/** The address by the rule; null for no link. */
export const allowedHref = (href: string): string | null => rule(href);
