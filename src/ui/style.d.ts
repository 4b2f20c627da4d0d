// Lets React's style prop carry custom properties (--name).
import "react";

declare module "react" {
	interface CSSProperties {
		[property: `--${string}`]: string | number | undefined;
	}
}
