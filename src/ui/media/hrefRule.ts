// The rule for link addresses in the host's texts: the app sets it, RichText applies it.

let rule: (href: string) => string | null = (href) => href;

/** Sets the rule, which returns the address that a link gets, or null for none. */
export function setHrefRule(next: (href: string) => string | null): void {
	rule = next;
}

/** The address by the rule; null for no link. */
export const allowedHref = (href: string): string | null => rule(href);
