// Lets React's style prop carry custom properties (--name), the one inline style a strict CSP accepts.
import "react";

declare module "react" {
	interface CSSProperties {
		[property: `--${string}`]: string | number | undefined;
	}
}
