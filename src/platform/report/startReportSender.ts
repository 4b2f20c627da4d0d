// Sends reports and web vitals in batches to VITE_REPORT_URL.
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import type { Report } from "../../domain/app/report";
import { onVisibility } from "../browser/listen";
import { postReports } from "../http/http";

const batchSize = 20;
const batchAfterMs = 5000;
/** The limit of one page load, so that a loop of errors does not become a loop of requests. */
const maxReports = 100;

/** Starts to measure the web vitals; returns the function that queues a report. */
export function startReportSender(
	currentPage: () => string,
): (report: Report) => void {
	const firstPage = currentPage();
	const seen = new Set<string>();
	let waiting: Report[] = [];
	let timer: ReturnType<typeof setTimeout> | undefined;

	function send() {
		clearTimeout(timer);
		timer = undefined;
		if (waiting.length === 0) return;
		postReports({ release: import.meta.env.VITE_BUILD_ID, reports: waiting });
		waiting = [];
	}

	function add(report: Report) {
		const key = JSON.stringify(report);
		if (seen.has(key) || seen.size >= maxReports) return;
		seen.add(key);
		waiting.push(report);
		if (waiting.length >= batchSize) send();
		else timer ??= setTimeout(send, batchAfterMs);
	}

	const addVital = ({ name, value }: Metric) =>
		add({
			kind: "vital",
			name,
			value: Math.round(value * 1000) / 1000,
			page: firstPage,
		});
	for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(addVital);
	// Registered after the listeners of the vitals, so that a vital reported at the same moment is sent too.
	onVisibility("hidden", send);
	addEventListener("pagehide", send);
	return add;
}
