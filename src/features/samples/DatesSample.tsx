// /sample/dayjs: dates in Bangkok time and the Buddhist era.
import { useState } from "react";
import {
	formatDate,
	formatDateTime,
	formatTime,
	inMs,
} from "../../domain/text/dates";
import { TextField } from "../../ui/form/TextField";
import { Facts, Sample, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

export default function DatesSample() {
	const [text, setText] = useState("2026-12-31T16:59:00");
	const moment = inMs(text);
	return (
		<SamplePage title="Dates">
			<Sample name="A moment as the API writes it (without a zone it is UTC)">
				<div className={styles.stack}>
					<TextField
						label="Moment"
						value={text}
						onChange={(event) => setText(event.target.value)}
						error={moment === null && "This is no moment"}
					/>
					<Facts
						facts={{
							"formatDate, Thai": formatDate(moment, "th"),
							"formatDate, English": formatDate(moment, "en-US"),
							"formatDateTime, Thai": formatDateTime(moment, "th"),
							"formatDateTime, English": formatDateTime(moment, "en-US"),
							formatTime: formatTime(moment),
						}}
					/>
				</div>
			</Sample>
		</SamplePage>
	);
}
