// Collects unhandled errors and wrong replies from the start on; what sends them is loaded beside the app's start.
import { errorReport, type Report, replyReport } from "../../domain/app/report";
import { onWrongReply } from "../http/http";

/** `pageOf` names the current page by its route. */
export function startReports(pageOf: () => string): void {
	const waiting: Report[] = [];
	let add = (report: Report): void => void waiting.push(report);
	const addError = (error: unknown) => add(errorReport(error, pageOf()));
	addEventListener("error", (event) => {
		// Without an error it is a file that did not load.
		if (event instanceof ErrorEvent) addError(event.error);
	});
	addEventListener("unhandledrejection", ({ reason }) => addError(reason));
	onWrongReply((path, issues) => add(replyReport(path, issues, pageOf())));
	import("./sendReports").then(
		(it) => {
			add = it.startReportSender(pageOf);
			waiting.forEach(add);
		},
		() => undefined,
	);
}
