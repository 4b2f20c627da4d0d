// Pages that need a token: without one each shows the signed-out home, and nothing is called (P01, 1 §4).
import type { RouteComponent } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { Welcome } from "../features/home/Welcome";
import { sessionAtom } from "../platform/session";

/** The page for a member, the signed-out home for anybody else. */
export function forMembers(Page: RouteComponent): RouteComponent {
	function MemberPage() {
		return useAtomValue(sessionAtom) ? <Page /> : <Welcome />;
	}
	return Object.assign(MemberPage, { preload: Page.preload });
}
