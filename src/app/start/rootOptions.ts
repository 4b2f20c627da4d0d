// What becomes of an error that a page or a layer shows something else for.
import type { RootOptions } from "react-dom/client";

/** Where the build reports errors, it counts as unhandled: React alone only logs it. */
export const rootOptions: RootOptions = import.meta.env.VITE_REPORT_URL
	? { onCaughtError: window.reportError }
	: {};
