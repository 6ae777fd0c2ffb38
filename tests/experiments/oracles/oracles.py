"""Fixtures of the statistics, worked out apart from the product: python3 tests/experiments/oracles/oracles.py (numpy, scipy).

The formulas are the published ones as these packages have them, in their own parametrisation, not in ours:
- gbstats (GrowthBook): sequential intervals, equations 9 and 161 of Waudby-Smith et al., arxiv.org/abs/2103.06476; and the
  sequential multinomial test of Lindon and Malek, arxiv.org/abs/2011.03567 (gbstats.ssrm, spike alone).
- confseq: normal mixtures, two-sided and one-sided, Howard et al. 2021, doi.org/10.1214/20-AOS1991.
- Donner and Zou 2012 (MOVER-R) for the ratio of two shares, doi.org/10.1177/0962280210383082.
"""

import json
import sys
from pathlib import Path

import numpy as np
from scipy.special import gammaln
from scipy.stats import norm


def gbstats_half_width(s2, n, rho, alpha):
    """Half the width of the sequence of a mean of n observations with variance s2."""
    grown = n * rho**2 + 1
    return np.sqrt(s2) * np.sqrt(2 * grown * np.log(np.sqrt(grown) / alpha) / (n * rho) ** 2)


def confseq_p(s, v, rho, one_sided):
    """The inverse of the mixture supermartingale at a sum s with intrinsic time v."""
    log = 0.5 * np.log((4 if one_sided else 1) * rho / (v + rho)) + s**2 / (2 * (v + rho))
    if one_sided:
        log += norm.logcdf(s / np.sqrt(v + rho))
    return min(1.0, float(np.exp(-log)))


def gbstats_ratio_p(counts, weights, concentration):
    """The inverse Bayes factor of a Dirichlet-multinomial over a multinomial distribution."""
    x, p = np.array(counts, float), np.array(weights, float) / sum(weights)
    a = p * concentration
    ours = gammaln(a.sum()) - gammaln(a).sum() + gammaln(a + x).sum() - gammaln(a.sum() + x.sum())
    return float(np.exp(-(ours - (x * np.log(p)).sum())))


def wilson(successes, total, z):
    share, square = successes / total, z**2 / total
    middle = (share + square / 2) / (1 + square)
    half = z * np.sqrt(share * (1 - share) / total + square / (4 * total)) / (1 + square)
    return max(0.0, middle - half), middle + half


def mover_ratio(before, after, level):
    """Limits of share(after) / share(before)."""
    z = norm.ppf(1 - (1 - level) / 2)
    (l1, u1), (l2, u2) = wilson(after[1], after[0], z), wilson(before[1], before[0], z)
    p1, p2 = after[1] / after[0], before[1] / before[0]
    low = (p1 * p2 - np.sqrt((p1 * p2) ** 2 - l1 * u2 * (2 * p1 - l1) * (2 * p2 - u2))) / (u2 * (2 * p2 - u2))
    high = (p1 * p2 + np.sqrt((p1 * p2) ** 2 - u1 * l2 * (2 * p1 - u1) * (2 * p2 - l2))) / (l2 * (2 * p2 - l2))
    return [float(max(0.0, low)), float(high)]


def rates(first, second, rho, alpha):
    """Two samples as visits and conversions, with one visitor of each kind more in the variances."""
    spread = lambda n, x: (x + 1) / (n + 2) * (1 - (x + 1) / (n + 2)) / n
    variance = spread(*first) + spread(*second)
    value = second[1] / second[0] - first[1] / first[0]
    return compared(value, variance, first[0] + second[0], rho, alpha)


def means(first, second, rho, alpha):
    """Two samples as visits, sum and sum of squares."""
    spread = lambda n, s, q: (q / n - (s / n) ** 2) / n
    value = second[1] / second[0] - first[1] / first[0]
    return compared(value, spread(*first) + spread(*second), first[0] + second[0], rho, alpha)


def compared(value, variance, n, rho, alpha):
    # gbstats's rho is of one observation, confseq's is an inverse variance of the sum
    half = gbstats_half_width(variance * n, n, rho / np.sqrt(variance * n), alpha)
    s, v, mixing = value / variance, 1 / variance, 1 / rho**2
    return {
        "low": float(value - half),
        "high": float(value + half),
        "p": confseq_p(s, v, mixing, False),
        "more": confseq_p(s, v, mixing, True),
    }


def fixtures():
    random = np.random.default_rng(4045)
    of_rates, of_means, of_ratios = [], [], []
    for _ in range(40):
        first, second = (int(n) for n in random.integers(300, 60_000, 2))
        rate = float(random.uniform(0.01, 0.4))
        effect = float(random.choice([0, 0.01, -0.01, 0.03]))
        one = [first, int(random.binomial(first, rate))]
        other = [second, int(random.binomial(second, max(0.001, rate + effect)))]
        rho, alpha = float(random.choice([0.005, 0.01, 0.03, 0.06])), float(random.choice([0.05, 0.025, 0.01]))
        of_rates.append({"first": one, "second": other, "rho": rho, "alpha": alpha, **rates(one, other, rho, alpha)})
    for _ in range(20):
        samples = []
        for mean in (4000, 4000 + float(random.choice([0, 500, -900]))):
            n = int(random.integers(500, 20_000))
            # cents of revenue: most visits bring nothing
            cents = np.round(np.where(random.uniform(size=n) < 0.07, random.normal(mean, 800, n), 0))
            samples.append([n, int(cents.sum()), int((cents**2).sum())])
        rho, alpha = float(random.choice([10, 40, 120])), float(random.choice([0.05, 0.01]))
        of_means.append({"first": samples[0], "second": samples[1], "rho": rho, "alpha": alpha, **means(*samples, rho, alpha)})
    for weights in ([1, 1], [3, 1], [1, 1, 2], [1, 1, 1, 1]):
        for loss in (0, 0.05, 0.2):
            p = np.array(weights, float) * np.array([1 - loss] + [1] * (len(weights) - 1))
            counts = [int(each) for each in random.multinomial(int(random.integers(500, 50_000)), p / p.sum())]
            of_ratios.append({"counts": counts, "weights": weights, "p": gbstats_ratio_p(counts, weights, 500)})
    parts = [
        {"before": before, "after": after, "interval": mover_ratio(before, after, 0.999)}
        for before, after in ([[5600, 448], [800, 32]], [[7000, 560], [1000, 3]], [[700, 56], [100, 10]], [[9000, 90], [1300, 40]])
    ]
    return {"rates": of_rates, "means": of_means, "ratios": of_ratios, "parts": parts}


if __name__ == "__main__":
    place = Path(__file__).with_name("oracles.json")
    text = json.dumps(fixtures(), indent=1) + "\n"
    if "--check" in sys.argv:
        sys.exit(0 if place.read_text() == text else 1)
    place.write_text(text)
