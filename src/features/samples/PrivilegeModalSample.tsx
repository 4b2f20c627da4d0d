// /sample/how-to-call-privilege-modal: opening a privilege, and the one entry point for links.
import { useState } from "react";
import { PrivilegeLink } from "../../components/links/PrivilegeLink";
import { openLink } from "../../platform/browser/openLink";
import { buttonClass } from "../../ui/form/Button";
import { TextField } from "../../ui/form/TextField";
import { Sample, SampleButton, SamplePage } from "./SamplePage";
import styles from "./samples.module.css";

export default function PrivilegeModalSample() {
	const [reference, setReference] = useState("PV_1001");
	const [opened, setOpened] = useState(true);
	return (
		<SamplePage title="Privilege modal">
			<Sample name="By a link that keeps the page: <PrivilegeLink reference>">
				<div className={styles.stack}>
					<TextField
						label="alt_reference or 4 digits"
						value={reference}
						onChange={(event) => setReference(event.target.value)}
					/>
					<PrivilegeLink reference={reference} className={buttonClass()}>
						Open over this page
					</PrivilegeLink>
				</div>
			</Sample>
			<Sample name="The one entry point for links: openLink(text)">
				{["1001", "/?modal-privilege=PV_1002", "PV_0000", "javascript:0"].map(
					(text) => (
						<SampleButton key={text} onClick={() => setOpened(openLink(text))}>
							{text}
						</SampleButton>
					),
				)}
				{!opened && <p role="status">That one may not be opened.</p>}
			</Sample>
		</SamplePage>
	);
}
