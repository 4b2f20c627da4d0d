// /language: Thai or English, applied by the confirm button (M13, 3 §2).
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { FailureMessage } from "../../components/pages/FailureMessage";
import layout from "../../components/pages/form.module.css";
import { useBack } from "../../components/pages/useBack";
import type { Locale } from "../../domain/text/localized";
import { setLocale, useLocale } from "../../platform/i18n/locale";
import { useUpdateLock } from "../../platform/pwa/updateLock";
import { Button } from "../../ui/form/Button";
import radio from "../../ui/form/Radio.module.css";
import { Page } from "../../ui/layout/Page";
import styles from "./Profile.module.css";

/** Each language's name in itself and in the other one. */
const languages = [
	{ locale: "th", lang: "th", name: "ไทย", other: "Thai" },
	{ locale: "en-US", lang: "en", name: "English", other: "อังกฤษ" },
] as const;

export function LanguagePage() {
	const { t } = useLingui();
	const back = useBack();
	const locale = useLocale();
	/** Null until one is chosen here, to follow a language that another tab changes. */
	const [picked, setPicked] = useState<Locale | null>(null);
	const chosen = picked ?? locale;
	const change = useMutation({ mutationFn: () => setLocale(chosen) });
	/** Remains true until the page is left, since the change cannot be cancelled. */
	const isChanging = change.isPending || change.isSuccess;
	useUpdateLock(chosen !== locale);
	return (
		<Page title={t`Language`} onBack={back}>
			<div className="column">
				<fieldset className={styles.choices}>
					<legend className="visually-hidden">
						<Trans>Language</Trans>
					</legend>
					{languages.map((language) => (
						<label key={language.locale} className={styles.choice}>
							<span className={styles.choiceWords}>
								<strong lang={language.lang}>{language.name}</strong>
								<small
									className="soft-14"
									lang={language.lang === "th" ? "en" : "th"}
								>
									{language.other}
								</small>
							</span>
							<input
								type="radio"
								className={radio.radio}
								name="language"
								checked={chosen === language.locale}
								aria-disabled={isChanging || undefined}
								onChange={() => {
									if (isChanging) return;
									setPicked(language.locale);
									change.reset();
								}}
							/>
						</label>
					))}
				</fieldset>
			</div>
			<div className={layout.bar}>
				<FailureMessage
					failure={change.error}
					fallback={msg`This language could not be loaded. Check your connection and try again.`}
				/>
				<Button
					busy={isChanging}
					onClick={() => change.mutate(undefined, { onSuccess: back })}
				>
					<Trans>Confirm</Trans>
				</Button>
			</div>
		</Page>
	);
}
