// The route guard: without a token the signed-out home is shown instead of a page that needs one, and no call is made (1 §4).
import type { RouteComponent } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { HomePage } from "../features/home/HomePage";
import { atomStore } from "../platform/atomStore";
import { isSignedInAtom } from "../platform/session/session";
import { lazyComponent } from "./lazyComponent";
import type { PageRoute } from "./routes";

const SignedOutHome = lazyComponent(
	() => import("../features/home/SignedOutHome"),
);

/** The component of a page behind the guard; the page's code is loaded only if the page may be shown. */
export function withTokenGuard({
	load,
	token,
}: Pick<PageRoute, "load" | "token">): RouteComponent {
	const Page: RouteComponent = load ? lazyComponent(load) : HomePage;
	if (token === "none") return Page;
	const isGivenNow = () =>
		token === "given" && new URLSearchParams(location.search).has("token");
	function Guarded() {
		const isSignedIn = useAtomValue(isSignedInAtom);
		// Kept in the state, because the page removes the token from the address.
		const [isGiven] = useState(isGivenNow);
		return isSignedIn || isGiven ? <Page /> : <SignedOutHome />;
	}
	Guarded.preload = () =>
		(atomStore.get(isSignedInAtom) || isGivenNow()
			? Page
			: SignedOutHome
		).preload?.();
	return Guarded;
}
