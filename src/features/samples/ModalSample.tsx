// /sample/modal: the variants and fields of the confirmation dialog.
import { useState } from "react";
import type { Confirmation } from "../../domain/app/confirmation";
import { confirm, openDialog } from "../../platform/browser/dialogs";
import { Sample, SampleButton, SamplePage } from "./SamplePage";

const words = (en: string) => ({ th: en, en });
const variants = [
	"success",
	"error",
	"warning",
	"offline",
	"unknown",
	"default",
	"none",
] as const;

const fields: Record<string, Partial<Confirmation>> = {
	showClose: { showClose: true },
	confirmDisabled: { confirmDisabled: true, showClose: true },
	"outline: true": { outline: true },
	"autoConfirm, then home": { variant: "success", autoConfirm: true, to: "/" },
	"image: queue": { image: "queue" },
};

function show(overrides: Partial<Confirmation>) {
	openDialog({
		name: "confirmation",
		variant: "default",
		title: words("A title"),
		description: words("What happened, and what to do next."),
		confirmLabel: words("Confirm"),
		...overrides,
	});
}

export default function ModalSample() {
	const [answer, setAnswer] = useState("");
	async function ask() {
		const isConfirmed = await confirm({
			variant: "none",
			title: words("Are you sure?"),
			confirmLabel: words("Yes"),
			showClose: true,
		});
		setAnswer(String(isConfirmed));
	}
	return (
		<SamplePage title="Dialogs">
			<Sample name="variant">
				{variants.map((variant) => (
					<SampleButton key={variant} onClick={() => show({ variant })}>
						{variant}
					</SampleButton>
				))}
			</Sample>
			<Sample name="fields">
				{Object.entries(fields).map(([name, overrides]) => (
					<SampleButton key={name} onClick={() => show(overrides)}>
						{name}
					</SampleButton>
				))}
			</Sample>
			<Sample name="await confirm(…)">
				<SampleButton onClick={ask}>Ask</SampleButton>
				<output>{answer}</output>
			</Sample>
		</SamplePage>
	);
}
