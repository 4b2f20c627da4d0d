// The end of a sent survey: its reward, or thanks (3 §4 Survey wizard).
import { msg } from "@lingui/core/macro";
import { useRouter } from "@tanstack/react-router";
import { surveyExit } from "../../domain/survey/survey";
import { backPath } from "../../platform/browser/backPath";
import { confirm } from "../../platform/browser/dialogs";
import { useSurveyReward } from "./useSurveyReward";

/** `module` of the address, "" for none. */
export function useSurveyEnd(module: string) {
	const router = useRouter();
	const exit = surveyExit(module);
	const page = exit.kind === "open" ? exit.path : exit.fallbackPath;
	const { open, opening } = useSurveyReward(page);

	/** Never returns to a finished survey. */
	async function leave() {
		// A survey opened by its address has only home behind it.
		const hasModuleBehind = router.history.canGoBack() && backPath() !== "/";
		if (exit.kind === "step" && hasModuleBehind) return router.history.back();
		await router.navigate({ href: page, replace: true });
	}
	async function end(reward: string | null) {
		if (reward !== null) return open(reward);
		// Any way of closing the thanks leaves the page.
		await confirm({
			variant: "success",
			title: msg`Thank you for your answers`,
			description: msg`They help us find deals that suit you.`,
			confirmLabel: msg`Done`,
		});
		await leave();
	}
	return { end, leave, openReward: open, opening };
}
